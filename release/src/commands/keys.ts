import { Option } from 'commander';
import {
  optionValue,
  requiredOption,
  type Command,
  type CommandContext,
  type CommandOptions,
} from '../command/command';
import { CliError } from '../errors/cli-error';
import { parseVersions } from '../registry/parse-versions';
import { createKeys } from '../keys/change-keys';
import { acceptReleases, addKey, revokeKey, rotateKey } from '../keys/keys';
import { createKeyFile } from '../keys/own-key-file';
import { table } from '../terminal/table';
import { inOneLine } from '../terminal/printable';
import { assertPublicKey, type KeyPair } from '../trust/key-pair';
import type { ReleaseKey } from '../trust/keys.schema';
import { listed } from '../trust/signer';
import { trustIn } from '../trust/trust';

const MAX_NAME_LENGTH = 80;

export const keys: Command = {
  name: 'keys',
  args: '<create|list|rotate|revoke|accept> [name, id or name@version...]',
  summary:
    'Says who may release: creates a key for a squad with the packages it may publish and the channels it may change, lists the keys, replaces or revokes one, and accepts releases in spite of their signature. create without rights only makes a key, for an owner to add.',
  examples: [
    'keys create "Chat squad" --out chat-key.pem',
    'keys create "Chat squad" --public ed25519:… --publish chat --promote staging,production',
    'keys list',
    'keys rotate 3f2a9c01b7de4410 --public ed25519:…',
    'keys revoke 3f2a9c01b7de4410 --reason "the laptop was stolen"',
    'keys revoke 3f2a9c01b7de4410 --keep-signed --reason "Ada has left"',
    'keys accept chat@1.4.0 --reason "reviewed again"',
  ],
  options: [
    new Option('--publish <packages>', 'separated by commas; * is all'),
    new Option('--promote <channels>', 'separated by commas; * is all'),
    new Option('--owner', 'may change the keys'),
    new Option('--public <key>', 'a key whose private part somebody else has'),
    new Option('--out <file>', 'the file for a new private key'),
    new Option('--keep-signed', 'what it has signed so far keeps counting'),
  ],
  async run(context, [action = '', ...args], options) {
    const actions: Record<string, Action> = { create, list, rotate, revoke, accept };
    const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!run) throw new CliError(400, 'The subcommand must be create, list, rotate, revoke or accept.');
    return run(context, args, options);
  },
};

type Action = (
  context: CommandContext,
  args: string[],
  options: CommandOptions,
) => Promise<{ data: unknown; lines: string[] }>;

const create: Action = async (context, [name], options) => {
  const { storage, author, isDryRun } = context;
  if (name === undefined)
    throw new CliError(400, 'Missing argument: the name of the squad or of the person.');
  const rights = {
    publishes: namesIn(options, 'publish'),
    promotes: namesIn(options, 'promote'),
    isOwner: options.owner === true,
  };
  const hasRights = rights.isOwner || rights.publishes.length + rights.promotes.length > 0;
  const { pair, publicKey, lines } = await keyFor(options, isDryRun);
  if (!hasRights) {
    return {
      data: { publicKey },
      lines: [...lines, 'The key has no rights yet. An owner adds it with:', addLine(name, publicKey)],
    };
  }
  const by = author(`added the key of ${name}`);
  const named = inOneLine(name).slice(0, MAX_NAME_LENGTH);
  if (rights.isOwner && !(await trustIn(storage, { isFresh: true }))) {
    if (!pair) throw new CliError(400, "The first owner's key signs itself: leave out --public.");
    if (await createKeys(storage, pair, { ...by, name: named })) {
      return {
        data: { publicKey, id: pair.id },
        lines: [
          ...lines,
          `${named} owns ${storage.location}. Everything published so far is accepted; from now on it takes only what is signed.`,
          `Start servers with RELEASE_TRUST=${pair.id}.`,
        ],
      };
    }
  }
  const key = await addKey(storage, { name: named, publicKey, ...rights }, by);
  return { data: key, lines: [...lines, ...keyLines([key])] };
};

const list: Action = async ({ storage }) => {
  const trust = await trustIn(storage, { isFresh: true });
  if (!trust) {
    return {
      data: { store: storage.location, keys: [] },
      lines: [`${storage.location} has no keys: everybody who can write to it may release.`],
    };
  }
  const { keys, accepted, revision } = trust.change;
  const refused = Object.entries(trust.refused).map(([file, why]) => `does not count: ${file}, ${why}`);
  return {
    data: { store: storage.location, root: trust.root, revision, keys, accepted, refused: trust.refused },
    lines: [...keyLines(keys), ...refused],
  };
};

const rotate: Action = async ({ storage, author, isDryRun }, [id = ''], options) => {
  const { publicKey, lines } = await keyFor(options, isDryRun);
  const key = await rotateKey(storage, id, publicKey, author(`replaced the key ${id}`));
  return { data: key, lines: [...lines, ...keyLines([key]), `It replaces ${id}.`] };
};

const revoke: Action = async ({ storage, author }, [id = ''], options) => {
  const reason = requiredOption(options, 'reason', 'why');
  const keepsSigned = options.keepSigned === true;
  const { refused } = await revokeKey(storage, id, { ...author(reason), keepsSigned });
  return {
    data: { id, refused },
    lines: [
      `revoked  ${id}`,
      ...(refused.length > 0
        ? [
            `These releases are refused from now on; channels that have one serve the set before: ${refused.join(', ')}.`,
            'Publish them again under other versions, or accept them with release keys accept.',
          ]
        : []),
    ],
  };
};

const accept: Action = async ({ storage, author }, args, options) => {
  const versions = parseVersions(args);
  const reason = requiredOption(options, 'reason', 'why they can be trusted');
  await acceptReleases(storage, versions, author(reason));
  return { data: { accepted: versions }, lines: args.map((release) => `accepted  ${release}`) };
};

/** Returns the key that an option names, or makes one. */
async function keyFor(
  options: CommandOptions,
  isDryRun: boolean,
): Promise<{ pair?: KeyPair; publicKey: string; lines: string[] }> {
  const [named, out] = [optionValue(options, 'public'), optionValue(options, 'out')];
  if (named !== undefined) return { publicKey: assertPublicKey(named), lines: [] };
  const file = out ?? '';
  if (file === '')
    throw new CliError(400, 'Name the file for the new private key with --out, or a key with --public.');
  if (isDryRun) throw new CliError(400, 'A key cannot be made with --dry-run: name one with --public.');
  const pair = await createKeyFile(file);
  const { publicKey } = pair;
  return { pair, publicKey, lines: [`private key  ${file}`, `public key   ${publicKey}`] };
}

const addLine = (name: string, publicKey: string) =>
  `  release keys create ${JSON.stringify(name)} --public ${publicKey} --publish <packages> --promote <channels>`;

const namesIn = (options: CommandOptions, name: string): string[] =>
  (optionValue(options, name) ?? '').split(',').flatMap((it) => it.trim() || []);

const keyLines = (keys: readonly ReleaseKey[]): string[] =>
  table(
    keys.map(({ id, name, publishes, promotes, isOwner, ended }) => [
      id,
      name,
      `publishes ${listed(publishes)}`,
      `changes ${listed(promotes)}`,
      isOwner ? 'owner' : '',
      ended ? `${ended.isReplaced ? 'replaced' : 'revoked'} ${ended.at}: ${ended.reason}` : '',
    ]),
  );
