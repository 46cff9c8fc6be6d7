import { Command, CommanderError, Option } from 'commander'
import { CorrectorName } from '../../shared/index.ts'
import { TownError } from '../errors.ts'

/** Bad usage or input, and a run that failed (issue of the command line: 2 and 1). */
const EXIT = { usage: 2, failed: 1 } as const

/** The command line. Each command's own module is loaded when it is called, so that `--help` is quick. */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('hearsay')
    .description('A town simulator whose villagers keep their stories straight')
    .exitOverride().configureOutput({ outputError: (text, write) => write(`hearsay: ${text.replace(/^error: /u, '').trim().replace(/\s*\n\s*/gu, ' ')} (--help shows the options)\n`) })
  endWithReader()
  addSimulate(program)
  addServe(program)
  addRunCommands(program)
  try {
    await program.parseAsync([...argv])
  } catch (error) {
    process.exitCode = report(error)
  }
}

function addSimulate(program: Command): void {
  townOptions(program.command('simulate').description('simulate a town, from its first tick to its last, as fast as it goes'))
    .option('--out <file>', 'run file to write (default: a new name in runs/)')
    .option('--json', 'print the result as one JSON object', false)
    .addHelpText('after', examples('hearsay simulate', 'hearsay simulate --seed 7 --corrector none --out runs/origin.sqlite', 'hearsay simulate --villagers 5 --days 0.25 --json'))
    .action(async (options) => (await import('./simulate.ts')).simulate(options))
}

function addServe(program: Command): void {
  townOptions(program.command('serve').description('watch recorded runs in the browser; without a RUN, simulate a new day and watch it live'))
    .argument('[run...]', 'run files, or names of runs in runs/')
    .option('--out <file>', 'run file of the new day (default: a new name in runs/)')
    .option('--port <number>', 'port; the next free one where it is taken', '4400')
    .option('--host <name>', 'address to bind to; beyond this machine, controls need the token that is printed', '127.0.0.1')
    .option('--speed <number>', 'simulated seconds a real second, or "max"', '30')
    .option('--no-open', 'do not open the browser')
    .addHelpText('after', examples('hearsay serve', 'hearsay serve runs/origin.sqlite --port 8080 --no-open'))
    .action(async (runs, options) => (await import('./serve.ts')).serve(runs, options))
}

function addRunCommands(program: Command): void {
  program.command('resume').description('go on with a run that was stopped or killed').argument('<run>', 'run file, or its name in runs/')
    .option('--json', 'print the result as one JSON object', false)
    .addHelpText('after', examples('hearsay resume runs/lindenmere-1-sdr.sqlite'))
    .action(async (run, options) => (await import('./simulate.ts')).resume(run, options))
  program.command('verify').description('run a run again from config, seed and recorded answers, and compare hash for hash').argument('<run>', 'run file, or its name in runs/')
    .option('--json', 'print the result as one JSON object', false)
    .addHelpText('after', examples('hearsay verify runs/lindenmere-1-sdr.sqlite'))
    .action(async (run, options) => (await import('./verify.ts')).verify(run, options))
  program.command('export').description('write a run as JSON lines, CSV or dialogues').argument('<run>', 'run file, or its name in runs/')
    .addOption(new Option('--format <name>', 'what to write').choices(['jsonl', 'csv', 'dialogues']).default('jsonl'))
    .option('--out <file>', 'file to write (default: standard output)')
    .addHelpText('after', examples('hearsay export runs/lindenmere-1-sdr.sqlite --format dialogues --out day.json'))
    .action(async (run, options) => (await import('./export.ts')).exportRun(run, options))
  program.command('runs').description('list the runs in a folder').option('--dir <folder>', 'folder of run files', 'runs')
    .option('--json', 'print a JSON array', false)
    .addHelpText('after', examples('hearsay runs'))
    .action(async (options) => (await import('./runs.ts')).runs(options))
  program.command('compare-speech').description('hold how a run speaks against recorded logs of real language models').argument('<run>', 'run file, or its name in runs/')
    .argument('[logs...]', 'dialogue files to compare with (the shape of `export --format dialogues`)')
    .option('--json', 'print a JSON object', false)
    .addHelpText('after', examples('hearsay compare-speech runs/lindenmere-1-sdr.sqlite logs/*.json'))
    .action(async (run, logs, options) => (await import('./compare-speech.ts')).compareSpeech(run, logs, options))
}

/** Options that make a run's config. */
function townOptions(command: Command): Command {
  return command
    .option('--town <folder>', 'folder with town.json and personas.json (default: the town of Lindenmere)')
    .option('--villagers <number>', 'only the first so many villagers')
    .option('--days <number>', 'days to simulate; parts of a day are allowed')
    .option('--seed <number>', 'seed of every draw')
    .addOption(new Option('--corrector <name>', 'what every candidate utterance passes').choices(CorrectorName.options))
    .option('--model <name>', 'language model of the villagers and the correctors')
    .option('--config <file>', 'JSON file with a run config; options given here win over it')
}

const examples = (...lines: string[]): string => `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}\n`

/** `hearsay export … | head`: whoever reads the output may have had enough of it, which is no failure. */
function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit()
      throw error
    })
  }
}

/** One line for what the user can mend; what is ours to mend keeps its stack. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage
  if (error instanceof TownError) {
    process.stderr.write(`hearsay: ${error.message}\n`)
    return error.code === 'model' || error.code === 'diverged' || error.code === 'internal' ? EXIT.failed : EXIT.usage
  }
  // Of what the system or SQLite refuse (a full disk, a file that may not be read), their own words say most.
  if (error instanceof Error && ('syscall' in error || error.name === 'SqliteError')) {
    process.stderr.write(`hearsay: ${error.message}\n`)
    return EXIT.failed
  }
  process.stderr.write(`hearsay: this is a defect of ours, please report it\n${error instanceof Error ? error.stack : String(error)}\n`)
  return EXIT.failed
}
