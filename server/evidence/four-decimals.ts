/**
 * A similarity or probability to four decimals. Models differ in the last bits from platform to platform; what is
 * recorded and compared with a threshold must not.
 */
export const fourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000
