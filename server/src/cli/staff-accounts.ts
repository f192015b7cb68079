import { Command, CommanderError, InvalidArgumentError } from 'commander';
import process from 'node:process';
import type { Database } from '../platform/db/database';
import { createStaffAccess } from '../features/staff/staff-access.repository';
import { START_UP_FAILED, StartUpFailure } from '../platform/errors/start-up-failure';
import { createStaffAccounts } from './staff-account.repository';
import { formatAction, findStaffActions } from './staff-action.repository';
import { withDatabase } from './database/with-database';

const DAY_MS = 24 * 3_600_000;
const EXIT_USAGE = 64;

interface KeyOptions {
  label: string;
  days?: number;
}
interface ListOptions {
  property?: string;
  json?: true;
}
type AddOptions = KeyOptions &
  Record<'property' | 'name' | 'role' | 'department', string> & { title?: string };

const program = new Command('pnpm staff')
  .description(
    'Roles: agent, supervisor, outlet, content, manager. The command uses the database of the suite that runs on DATA_DIR, or that of DATABASE_URL.',
  )
  .configureHelp({ subcommandTerm: (command) => `pnpm staff ${command.name()} ${command.usage()}` })
  .showHelpAfterError()
  .exitOverride();

program
  .command('add')
  .description('adds an account; its first key is shown once')
  .requiredOption('--property <slug>', '', notBlank)
  .requiredOption('--name <nickname>', '', notBlank)
  .requiredOption('--role <role>', '', notBlank)
  .requiredOption('--department <department>', '', notBlank)
  .option('--title <title>')
  .option('--label <label>', 'of the key', 'given out')
  .option('--days <n>', 'how long the key lasts', daysIn)
  .action(({ property: slug, name: nickName, role, department, title = '', ...key }: AddOptions) =>
    withDatabase(process.env, async (db) => {
      const account = { slug, nickName, role, department, title };
      await issueKey(db, await createStaffAccounts(db).add(account), key);
    }),
  );
program
  .command('list')
  .description('lists all accounts')
  .option('--property <slug>')
  .option('--json')
  .action(({ property, json }: ListOptions) =>
    withDatabase(process.env, async (db) =>
      printAll(await createStaffAccounts(db).list(property), json, formatAccount),
    ),
  );
program
  .command('key <id>')
  .description('creates another key, shown once')
  .option('--label <label>', '', 'given out')
  .option('--days <n>', 'how long it lasts', daysIn)
  .action((idPrefix: string, key: KeyOptions) =>
    withDatabase(process.env, async (db) => issueKey(db, await createStaffAccounts(db).find(idPrefix), key)),
  );
program
  .command('revoke <id>')
  .description('revokes all keys; sessions end within a minute')
  .action((idPrefix: string) =>
    withDatabase(process.env, async (db) => {
      const id = await createStaffAccounts(db).find(idPrefix);
      print(`${await createStaffAccess(db, Date.now).revoke(id)} keys revoked.`);
    }),
  );
program
  .command('log [id]')
  .description('lists changes by staff, and what operators have published')
  .option('--property <slug>')
  .option('--days <n>', 'how far back', daysIn, 30)
  .option('--json')
  .action((idPrefix: string | undefined, { property: slug, days, json }: ListOptions & { days: number }) =>
    withDatabase(process.env, async (db) => {
      const since = new Date(Date.now() - days * DAY_MS);
      const staffId = idPrefix ? await createStaffAccounts(db).find(idPrefix) : undefined;
      printAll(await findStaffActions(db, { slug, staffId, since }), json, formatAction);
    }),
  );

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
  else if (error instanceof StartUpFailure) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = START_UP_FAILED;
  } else throw error;
}

async function issueKey(db: Database, id: string, { label, days }: KeyOptions): Promise<void> {
  const lasts = days === undefined ? {} : { lastsMs: days * DAY_MS };
  const key = await createStaffAccess(db, Date.now).issueKey(id, { label, ...lasts });
  print(`${id}\n${key}\nThe key is not shown again. Use it with: pnpm desk sign-in`);
}

function notBlank(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('A value is required.');
  return value;
}

function daysIn(input: string): number {
  const days = Number(input);
  if (!Number.isInteger(days) || days < 1 || days > 3_650)
    throw new StartUpFailure('--days must be a whole number from 1 to 3650.');
  return days;
}

type ListedAccount = Awaited<ReturnType<ReturnType<typeof createStaffAccounts>['list']>>[number];
function formatAccount(account: ListedAccount): string {
  const { id, property, nickName, role, department, keys, lastUsedAt } = account;
  const used = lastUsedAt?.toISOString() ?? 'never';
  return [id.slice(0, 8), property, nickName, role, department, `${keys} keys`, used].join('  ');
}

function printAll<Row>(rows: Row[], isJson: true | undefined, format: (row: Row) => string): void {
  print(isJson ? JSON.stringify(rows, null, 2) : rows.map(format).join('\n'));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
