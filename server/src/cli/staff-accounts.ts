import process from 'node:process';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config/config';
import { openDatabase } from '../platform/db/database';
import { runningPostgres } from '../platform/db/embedded/running-postgres';
import { externalDatabase } from '../platform/db/external-database';
import { createStaffAccess } from '../features/staff/staff-access.repository';
import { START_UP_FAILED, StartUpFailure } from '../platform/errors/start-up-failure';
import { createStaffAccounts } from './staff-account.repository';
import { actionLine, staffActions } from './staff-action.repository';

const USAGE = `pnpm staff add --property <slug> --name <nickname> --role <role> --department <department> [--title <title>] [--days <n>]
pnpm staff list [--property <slug>] [--json]
pnpm staff key <id> [--label <label>] [--days <n>]   another key, shown once
pnpm staff revoke <id>                               takes all keys away; sessions end within a minute
pnpm staff log [<id>] [--property <slug>] [--days <n>] [--json]   what staff have changed, in 30 days unless told

Roles: agent, supervisor, outlet, content, manager. It works on the database of the suite that runs here (DATA_DIR), or
on that of DATABASE_URL.`;

const DAY_MS = 24 * 3_600_000;
const MISUSED = 64;

try {
  await keepAccounts();
} catch (error) {
  if (!(error instanceof StartUpFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = START_UP_FAILED;
}

async function keepAccounts(): Promise<void> {
  const { values, positionals } = wishes();
  const [what, named = ''] = positionals;
  const config = readConfig(process.env);
  const connection =
    config.databaseUrl === null
      ? await runningPostgres(config.dataDir)
      : await externalDatabase(config.databaseUrl);
  const db = openDatabase(connection, () => {});
  const [accounts, access] = [createStaffAccounts(db), createStaffAccess(db, Date.now)];
  const issue = async (id: string) => {
    const lastsMs = values.days === undefined ? undefined : daysIn(values.days) * DAY_MS;
    const key = await access.issueKey(id, { label: values.label, ...(lastsMs !== undefined && { lastsMs }) });
    say(`${id}\n${key}\nThe key is not shown again. With it: pnpm desk sign-in`);
  };
  try {
    if (what === 'add') {
      const { property: slug = '', name: nickName = '', role = '', department = '', title = '' } = values;
      if (![slug, nickName, role, department].every((said) => said.trim() !== '')) return misused();
      await issue(await accounts.add({ slug, nickName, role, department, title }));
    } else if (what === 'list') {
      const all = await accounts.list(values.property);
      say(values.json ? JSON.stringify(all, null, 2) : all.map(lineOf).join('\n'));
    } else if (what === 'key' && named !== '') await issue(await accounts.find(named));
    else if (what === 'revoke' && named !== '') {
      say(`${await access.revoke(await accounts.find(named))} taken away.`);
    } else if (what === 'log') {
      const since = new Date(Date.now() - daysIn(values.days ?? '30') * DAY_MS);
      const staffId = named === '' ? undefined : await accounts.find(named);
      const all = await staffActions(db, { slug: values.property, staffId, since });
      say(values.json ? JSON.stringify(all, null, 2) : all.map(actionLine).join('\n'));
    } else misused();
  } finally {
    await db.$client.end();
  }
}

function wishes() {
  const word = { type: 'string' } as const;
  const options = {
    property: word,
    name: word,
    role: word,
    department: word,
    title: word,
    days: word,
    label: { ...word, default: 'given out' },
    json: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    // An unknown option prints the usage.
    misused();
    process.exit();
  }
}

function misused(): void {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = MISUSED;
}

function daysIn(typed: string): number {
  const days = Number(typed);
  if (!Number.isInteger(days) || days < 1 || days > 3_650)
    throw new StartUpFailure('--days must be a whole number from 1 to 3650.');
  return days;
}

type Listed = Awaited<ReturnType<ReturnType<typeof createStaffAccounts>['list']>>[number];
const lineOf = ({ id, property, nickName, role, department, keys, lastUsedAt }: Listed) =>
  [
    id.slice(0, 8),
    property,
    nickName,
    role,
    department,
    `${keys} keys`,
    lastUsedAt?.toISOString() ?? 'never',
  ].join('  ');

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
