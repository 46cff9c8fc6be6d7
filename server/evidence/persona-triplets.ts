/** A persona as triplets; it stands in shared/, since the embedded reader rests on the same statements. */
export { personaStatements } from '../../shared/index.ts'
