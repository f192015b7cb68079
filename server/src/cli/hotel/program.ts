import process from 'node:process';
import { Command, InvalidArgumentError } from 'commander';
import type { CheckFlags } from './check-command';
import { FORMAT_NAMES } from './convert/model/format-names';
import type { RemoteFlags } from './remote/content-client';
import { EXIT_CODES, type CommandResult, type Terminal } from './result/output';
import type { RemoveFlags } from './result/removal';
import type { TextsFlags } from './texts/texts-command';
import type { DiffFlags } from './versions/diff-command';
import type { PublishFlags } from './versions/publish-flags';

interface Flags extends PublishFlags, RemoteFlags {
  slug?: string;
  languages?: string;
  like?: string;
  version?: number;
}

/**
 * Creates the program with all commands. Each command passes its result to `done`. Its sources are loaded when it runs,
 * because all of them together take a second.
 */
export function createHotelProgram(
  env: NodeJS.ProcessEnv,
  { out, err }: Terminal,
  done: (result: CommandResult) => void,
): Command {
  const program = new Command('pnpm hotel')
    .description('Brings the content of a hotel in from a folder. See docs/hotel-content.md.')
    .addHelpText('after', `\n${EXIT_CODES}`)
    .configureHelp({ subcommandTerm: (command) => `pnpm hotel ${command.name()} ${command.usage()}` })
    .configureOutput({ writeOut: (text) => out(text.trimEnd()), writeErr: (text) => err(text.trimEnd()) })
    .exitOverride();
  const command = (usage: string, description: string) =>
    program
      .command(usage)
      .description(description)
      .option('--json', 'one JSON object for programs')
      .exitOverride();

  command('new <folder>', 'writes a commented starter that passes the check')
    .option('--slug <slug>', 'the hotel’s part of the address; the folder’s name without it')
    .option(
      '--languages <list>',
      'such as de,en; the first is the one the files are written in; en without it',
    )
    .option('--like <hotel>', 'begins with what another hotel has: its folder, or casa-miramar')
    .action(async (folder: string, flags: Flags) => {
      const { newHotelCommand } = await import('./new-hotel-command');
      done(await newHotelCommand(folder, flags));
    });
  command('check <folder>', 'checks the folder without a database')
    .option('--strict', 'warnings count as errors')
    .option('--live', 'compares with what is live too, which needs the database')
    .option('--watch', 'checks again after each change, until Ctrl-C')
    .action(async (folder: string, { watch, ...flags }: CheckFlags & { watch?: true }) => {
      const { checkCommand, checkWhileWatching } = await import('./check-command');
      const check = () => checkCommand(env, folder, flags);
      if (!watch) return done(await check());
      const end = new AbortController();
      process.once('SIGINT', () => end.abort());
      const show = ({ lines }: CommandResult) => lines.forEach(out);
      const { code } = await checkWhileWatching(check, folder, { show, signal: end.signal });
      return done({ code, lines: [] });
    });
  command('texts <folder>', 'writes the texts that need a translation into texts/')
    .requiredOption('--lang <language>')
    .option('--csv <file>', 'and as a table for a translator')
    .option('--from-csv <file>', 'takes over the translations of such a table')
    .action(async (folder: string, flags: TextsFlags) => {
      const { textsCommand } = await import('./texts/texts-command');
      done(await textsCommand(folder, flags));
    });
  command('convert <format> <file>', `writes a menu of another format (${FORMAT_NAMES.join(', ')}) as YAML`)
    .requiredOption('--to <file>', 'the menu in the folder, such as outlets/bar/menus/drinks.yaml')
    .option('--dry-run', 'writes nothing')
    .action(async (format: string, file: string, { to, dryRun }: { to: string; dryRun?: true }) => {
      const { convertCommand } = await import('./convert/convert-command');
      done(await convertCommand({ format, file }, { to, ...(dryRun && { dryRun }) }));
    });
  withServerFlags(
    command('diff <folder>', 'compares the folder with what is live; 1 if they differ').option(
      '--against <what>',
      'live, the number of a version, or another folder',
    ),
  ).action(async (folder: string, flags: Flags & DiffFlags) => {
    if (flags.server !== undefined) return done(await (await remote()).diffWithServer(folder, flags));
    const { diffCommand } = await import('./versions/diff-command');
    return done(await diffCommand(env, folder, flags));
  });
  withRebase(
    withPublishFlags(
      command('import <folder>', 'checks the folder and stores it as a draft').option(
        '--publish',
        'and publishes it',
      ),
    ),
  ).action(async (folder: string, flags: Flags) => {
    if (flags.server !== undefined) return done(await (await remote()).importToServer(folder, flags));
    const { importCommand } = await import('./versions/import-command');
    return done(await importCommand(env, folder, flags));
  });
  withRebase(
    withPublishFlags(command('publish <slug> [number]', 'publishes a draft; the latest without a number')),
  ).action(async (slug: string, number: string | undefined, flags: Flags) => {
    const name = { slug, number: number === undefined ? undefined : numberIn(number) };
    if (flags.server !== undefined) return done(await (await remote()).publishOnServer(name, flags));
    const { publishCommand } = await import('./versions/publish-command');
    return done(await publishCommand(env, name, flags));
  });
  withPublishFlags(
    command(
      'rollback <slug> [number]',
      'publishes an earlier version again; the one before without a number',
    ),
  ).action(async (slug: string, number: string | undefined, flags: Flags) => {
    const name = { slug, number: number === undefined ? undefined : numberIn(number) };
    if (flags.server !== undefined) return done(await (await remote()).rollBackOnServer(name, flags));
    const { rollbackCommand } = await import('./versions/rollback-command');
    return done(await rollbackCommand(env, name, flags));
  });
  withServerFlags(command('history <slug>', 'lists the versions')).action(
    async (slug: string, flags: Flags) => {
      if (flags.server !== undefined) return done(await (await remote()).historyOfServer(slug, flags));
      const { historyCommand } = await import('./versions/history-command');
      return done(await historyCommand(env, slug));
    },
  );
  withServerFlags(command('export <slug> <folder>', 'writes the files of the live version'))
    .option('--version <number>', 'of another version', numberIn)
    .option('--overwrite', 'writes over files that were edited in the folder')
    .action(async (slug: string, folder: string, { version: number, ...flags }: Flags) => {
      const name = { slug, number };
      if (flags.server !== undefined)
        return done(await (await remote()).exportFromServer(name, folder, flags));
      const { exportCommand } = await import('./versions/export-command');
      return done(await exportCommand(env, name, folder, flags));
    });
  command('rename <folder> <keys> <key>', 'gives what the keys lead to another key; its id stays')
    .option('--dry-run', 'writes nothing')
    .action(async (folder: string, name: string, to: string, { dryRun }: Flags) => {
      const { renameCommand } = await import('./rename-command');
      done(await renameCommand(folder, { name, to }, dryRun ? { dryRun } : {}));
    });
  withServerFlags(command('remove <slug>', 'withdraws a hotel: no page, no sign-up'))
    .option('--erase', 'deletes it for good with its guests and files; asks for the slug')
    .option('--confirm <slug>', 'confirms it without asking')
    .option('--force', 'even if orders are open or guests are in house')
    .option('--yes', 'withdraws without asking')
    .option('--dry-run', 'says what would be removed')
    .action(async (slug: string, flags: RemoveFlags & RemoteFlags) => {
      if (flags.server !== undefined) {
        const { withdrawOnServer } = await import('./remote/remote-removal');
        return done(await withdrawOnServer(slug, flags));
      }
      const { removeCommand } = await import('./remove-command');
      return done(await removeCommand(env, slug, flags));
    });
  return program;
}

const remote = () => import('./remote/remote-versions');

/**
 * Adds the options for a suite on another host, which needs both of them. On the suite's own host, a command needs
 * neither.
 */
const withServerFlags = (command: Command): Command =>
  command
    .option('--server <address>', 'a suite elsewhere, such as https://guest.example')
    .option('--key-file <file>', 'with the key of a member of staff');

const withPublishFlags = (command: Command): Command =>
  withServerFlags(command)
    .option('--note <text>', 'why, for the history')
    .option('--yes', 'publishes without asking')
    .option('--dry-run', 'runs everything and rolls it back: nothing is stored or published')
    .option('--overwrite', 'publishes even over rows that were changed by other means');

const withRebase = (command: Command): Command =>
  command.option('--rebase', 'takes over what somebody else has published since');

function numberIn(input: string): number {
  const number = Number(input);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('A version is a number.');
  return number;
}
