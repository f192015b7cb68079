import process from 'node:process';
import { Command, InvalidArgumentError } from 'commander';
import { checkCommand, checkWhileWatching, type CheckFlags } from './check-command';
import { convertCommand } from './convert/convert-command';
import { FORMATS } from './convert/formats';
import { newHotelCommand } from './new-hotel-command';
import { EXIT_CODES, type CommandResult, type Terminal } from './result/output';
import type { RemoteFlags } from './remote/content-client';
import {
  diffWithServer,
  exportFromServer,
  historyOfServer,
  importToServer,
  publishOnServer,
  rollBackOnServer,
} from './remote/remote-versions';
import { withdrawOnServer } from './remote/remote-removal';
import { removeCommand } from './remove-command';
import type { RemoveFlags } from './result/removal';
import { renameCommand } from './rename-command';
import { textsCommand, type TextsFlags } from './texts/texts-command';
import { diffCommand, type DiffFlags } from './versions/diff-command';
import { exportCommand } from './versions/export-command';
import { historyCommand } from './versions/history-command';
import { importCommand } from './versions/import-command';
import { publishCommand } from './versions/publish-command';
import type { PublishFlags } from './versions/publish-flags';
import { rollbackCommand } from './versions/rollback-command';

interface Flags extends PublishFlags, RemoteFlags {
  slug?: string;
  languages?: string;
  like?: string;
  version?: number;
}

/** Creates the program with all commands. Each command passes its result to `done`. */
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
    .action(async (folder: string, flags: Flags) => done(await newHotelCommand(folder, flags)));
  command('check <folder>', 'checks the folder without a database')
    .option('--strict', 'warnings count as errors')
    .option('--live', 'compares with what is live too, which needs the database')
    .option('--watch', 'checks again after each change, until Ctrl-C')
    .action(async (folder: string, { watch, ...flags }: CheckFlags & { watch?: true }) => {
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
    .action(async (folder: string, flags: TextsFlags) => done(await textsCommand(folder, flags)));
  command(
    'convert <format> <file>',
    `writes a menu of another format (${Object.keys(FORMATS).join(', ')}) as YAML`,
  )
    .requiredOption('--to <file>', 'the menu in the folder, such as outlets/bar/menus/drinks.yaml')
    .option('--dry-run', 'writes nothing')
    .action(async (format: string, file: string, { to, dryRun }: { to: string; dryRun?: true }) =>
      done(await convertCommand({ format, file }, { to, ...(dryRun && { dryRun }) })),
    );
  withServerFlags(
    command('diff <folder>', 'compares the folder with what is live; 1 if they differ').option(
      '--against <what>',
      'live, the number of a version, or another folder',
    ),
  ).action(async (folder: string, flags: Flags & DiffFlags) =>
    done(
      flags.server === undefined
        ? await diffCommand(env, folder, flags)
        : await diffWithServer(folder, flags),
    ),
  );
  withRebase(
    withPublishFlags(
      command('import <folder>', 'checks the folder and stores it as a draft').option(
        '--publish',
        'and publishes it',
      ),
    ),
  ).action(async (folder: string, flags: Flags) =>
    done(
      flags.server === undefined
        ? await importCommand(env, folder, flags)
        : await importToServer(folder, flags),
    ),
  );
  withRebase(
    withPublishFlags(command('publish <slug> [number]', 'publishes a draft; the latest without a number')),
  ).action(async (slug: string, number: string | undefined, flags: Flags) => {
    const name = { slug, number: number === undefined ? undefined : numberIn(number) };
    const isHere = flags.server === undefined;
    done(isHere ? await publishCommand(env, name, flags) : await publishOnServer(name, flags));
  });
  withPublishFlags(
    command(
      'rollback <slug> [number]',
      'publishes an earlier version again; the one before without a number',
    ),
  ).action(async (slug: string, number: string | undefined, flags: Flags) => {
    const name = { slug, number: number === undefined ? undefined : numberIn(number) };
    const isHere = flags.server === undefined;
    done(isHere ? await rollbackCommand(env, name, flags) : await rollBackOnServer(name, flags));
  });
  withServerFlags(command('history <slug>', 'lists the versions')).action(
    async (slug: string, flags: Flags) =>
      done(flags.server === undefined ? await historyCommand(env, slug) : await historyOfServer(slug, flags)),
  );
  withServerFlags(command('export <slug> <folder>', 'writes the files of the live version'))
    .option('--version <number>', 'of another version', numberIn)
    .option('--overwrite', 'writes over files that were edited in the folder')
    .action(async (slug: string, folder: string, { version: number, ...flags }: Flags) => {
      const isHere = flags.server === undefined;
      const name = { slug, number };
      done(
        isHere ? await exportCommand(env, name, folder, flags) : await exportFromServer(name, folder, flags),
      );
    });
  command('rename <folder> <keys> <key>', 'gives what the keys lead to another key; its id stays')
    .option('--dry-run', 'writes nothing')
    .action(async (folder: string, name: string, to: string, { dryRun }: Flags) =>
      done(await renameCommand(folder, { name, to }, dryRun ? { dryRun } : {})),
    );
  withServerFlags(command('remove <slug>', 'withdraws a hotel: no page, no sign-up'))
    .option('--erase', 'deletes it for good with its guests and files; asks for the slug')
    .option('--confirm <slug>', 'confirms it without asking')
    .option('--force', 'even if orders are open or guests are in house')
    .option('--yes', 'withdraws without asking')
    .option('--dry-run', 'says what would be removed')
    .action(async (slug: string, flags: RemoveFlags & RemoteFlags) =>
      done(
        flags.server === undefined
          ? await removeCommand(env, slug, flags)
          : await withdrawOnServer(slug, flags),
      ),
    );
  return program;
}

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
