const LENGTH_BYTES = 4;

/** Encodes a message as its length and its JSON. */
export function frameOf(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}

/**
 * Collects messages from the bytes of a channel whose sender is not trusted: `onMessage` gets each one, and
 * `onExcess` is called for one that is longer than `maxBytes` or not JSON. Nothing is read after that.
 */
export function createFrameReader(options: {
  maxBytes: number;
  onMessage(message: unknown): void;
  onExcess(): void;
}): (bytes: Buffer) => void {
  const { maxBytes, onMessage, onExcess } = options;
  let parts: Buffer[] = [];
  let size = 0;
  let isBroken = false;

  /** The whole message that has arrived; `null` if it is not complete, `undefined` if it cannot be read. */
  function nextMessage(): { message: unknown } | null | undefined {
    if (size < LENGTH_BYTES) return null;
    const first = parts[0] && parts[0].length >= LENGTH_BYTES ? parts[0] : Buffer.concat(parts);
    const end = LENGTH_BYTES + first.readUInt32BE();
    if (end > maxBytes) return undefined;
    if (size < end) return null;
    const all = Buffer.concat(parts);
    parts = [all.subarray(end)];
    size -= end;
    try {
      return { message: JSON.parse(all.toString('utf8', LENGTH_BYTES, end)) };
    } catch {
      return undefined;
    }
  }

  return (bytes) => {
    if (isBroken) return;
    parts.push(bytes);
    size += bytes.length;
    for (;;) {
      const next = nextMessage();
      if (next === null) return;
      if (next === undefined) {
        isBroken = true;
        return onExcess();
      }
      onMessage(next.message);
    }
  };
}
