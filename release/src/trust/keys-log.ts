import type { ReleaseStorage } from '../storage/storage';
import { parseJson } from '../storage/read-json';
import { canonicalJson, withoutSignature } from './canonical-json';
import { hashOf } from './hash';
import { isSignedBy, keyIdOf } from './key-pair';
import { keysChangeSchema, type KeysChange, type ReleaseKey } from './keys.schema';

const KEYS_FOLDER = 'keys';

/** The keys of a store: the last change that counts, and where the next one goes. */
export interface KeysHead {
  readonly change: KeysChange;
  /** The hash of the file of the change. */
  readonly hash: string;
  /** The id of the first owner's key, which names the store in signatures and in the configuration of servers. */
  readonly root: string;
  /** The last file in the folder, which may be one that does not count. */
  readonly last: number;
  /** Why files do not count, by key. */
  readonly refused: Readonly<Record<string, string>>;
}

/** The revision has six digits, so that a listing is in the order of the changes. */
export const keysFileOf = (revision: number) => `${KEYS_FOLDER}/${String(revision).padStart(6, '0')}.json`;

/** Returns the text of a change that is signed. */
export const keysPayload = (change: unknown): string =>
  `guest suite: change of keys\n${canonicalJson(withoutSignature(change))}`;

/** Reads the keys of a store; `undefined` if it has none. With a known state only later changes are read. */
export async function readKeys(storage: ReleaseStorage, known?: KeysHead): Promise<KeysHead | undefined> {
  let head = known;
  for (let revision = (known?.last ?? 0) + 1; ; revision++) {
    const content = await storage.read(keysFileOf(revision));
    if (!content) return head;
    head = withFile(head, revision, content, `${storage.location}/${keysFileOf(revision)}`);
    // Nobody can add an owner to a store whose first change does not count.
    if (!head) return undefined;
  }
}

/** A file that does not count is skipped, so that write access to the store is not enough to lock the owners out. */
function withFile(
  head: KeysHead | undefined,
  revision: number,
  content: Buffer,
  file: string,
): KeysHead | undefined {
  const text = content.toString();
  const read = changeIn(text, file);
  const fault = typeof read === 'string' ? read : keysChangeErrorOf(read, revision, text, head);
  if (typeof read !== 'string' && fault === undefined) {
    const root = head?.root ?? read.signature.key;
    return { change: read, hash: hashOf(content), root, last: revision, refused: head?.refused ?? {} };
  }
  return head && { ...head, last: revision, refused: { ...head.refused, [file]: String(fault) } };
}

function changeIn(text: string, file: string): KeysChange | string {
  try {
    return parseJson(text, keysChangeSchema, file);
  } catch {
    return 'it cannot be read';
  }
}

function keysChangeErrorOf(
  change: KeysChange,
  revision: number,
  text: string,
  head: KeysHead | undefined,
): string | undefined {
  if (change.revision !== revision) return `it is a copy of change ${change.revision}`;
  if (change.previous !== (head?.hash ?? null)) return 'it does not follow the change before it';
  if (change.keys.some(({ id, publicKey }) => id !== keyIdOf(publicKey))) return 'a key has a wrong id';
  const signer = activeKey(head?.change ?? change, change.signature.key);
  if (!signer?.isOwner) return 'it is not signed by an owner';
  if (change.actor !== signer.name) return `it names ${change.actor}, and the key is that of ${signer.name}`;
  return isSignedBy(signer.publicKey, keysPayload(JSON.parse(text)), change.signature.value)
    ? undefined
    : 'it was changed after it was signed';
}

export const activeKey = ({ keys }: Pick<KeysChange, 'keys'>, id: string): ReleaseKey | undefined =>
  keys.find((key) => key.id === id && !key.ended);
