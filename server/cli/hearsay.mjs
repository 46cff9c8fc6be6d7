#!/usr/bin/env node
// The town is TypeScript and is run as it stands: tsx translates while loading, so there is no build to go stale.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('./hearsay.ts')
await main(process.argv)
