import { unzipSync } from 'fflate';

const MAX_ENTRIES = 1_000;
const MAX_UNPACKED_BYTES = 50_000_000;
const FOLDERS: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/' };

/**
 * Returns whether the file is an Office Open XML document without macros and programs and within the limits
 * when unpacked.
 */
export function isOfficeZip(bytes: Buffer, ext: string): boolean {
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return false;
  let unpacked = 0;
  const names: string[] = [];
  try {
    // Only the directory of the archive is read; nothing is unpacked.
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        names.push(name);
        if (names.length > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES)
          throw new Error('archive has too many entries or is too large');
        return false;
      },
    });
  } catch {
    return false;
  }
  const folder = FOLDERS[ext] ?? '';
  const isDocument = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
  return isDocument && !names.some((name) => /vbaproject\.bin$|\.(exe|dll|js|vbs|html?|svg)$/i.test(name));
}

const SIGN = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The names of the streams by application; the directory stores them in UTF-16. */
const STREAMS: Readonly<Record<string, string[]>> = { doc: ['WordDocument'], xls: ['Workbook', 'Book'] };

/**
 * Returns whether the file is a complete Office document from before 2007 with the stream of its application.
 */
export function isOldOffice(bytes: Buffer, ext: string): boolean {
  if (bytes.length < 1_536 || !bytes.subarray(0, 8).equals(SIGN)) return false;
  const sectorSize = 1 << bytes.readUInt16LE(30);
  if (sectorSize !== 512 && sectorSize !== 4_096) return false;
  const [directory, tables] = [bytes.readUInt32LE(48), bytes.readUInt32LE(44)];
  const startOf = (sector: number) => (sector + 1) * sectorSize;
  // An allocation table sector describes as many sectors as a quarter of its bytes; the last one may be
  // partly unused.
  const isComplete = tables > 0 && bytes.length > startOf((tables - 1) * (sectorSize / 4));
  if (!isComplete || startOf(directory) + sectorSize > bytes.length) return false;
  return (STREAMS[ext] ?? []).some((name) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le')));
}
