/** The limits of a process that renders first views, which the kernel and the engine enforce. */
const SEMI_SPACE_MB = 4;
/** A hard limit behind the watched one. Newer lines of Node reserve 600 MB before they run anything. */
const DATA_KB = 1_200_000;
const OPEN_FILES = 64;
/** A library is loaded from hundreds of files at once. */
const OPEN_FILES_OF_READERS = 4_096;
/** A process that outlives its server, because the server was killed while it looped, ends after this much work. */
export const CPU_LIMIT_S = 3_600;

/** The settings that differ between programs. */
export interface IsolationLimits {
  readonly heapMb: number;
  /** The only folder from which the program reads; none by default. */
  readonly readable?: string | undefined;
}

const PERMISSIONS = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * The engine's own limits: no files, processes, threads, addons, network (as far as this line of Node restricts
 * it) and no code from strings.
 */
const nodeFlags = ({ heapMb, readable }: IsolationLimits) => [
  PERMISSIONS,
  ...(readable === undefined ? [] : [`--allow-fs-read=${readable}*`]),
  '--experimental-vm-modules',
  '--disallow-code-generation-from-strings',
  '--no-warnings',
  `--max-old-space-size=${heapMb}`,
  `--max-semi-space-size=${SEMI_SPACE_MB}`,
  '--input-type=module',
  '-',
];

const limitsOf = ({ readable }: IsolationLimits) => [
  '-c 0',
  '-f 0',
  `-d ${DATA_KB}`,
  `-n ${readable === undefined ? OPEN_FILES : OPEN_FILES_OF_READERS}`,
  `-t ${CPU_LIMIT_S}`,
];

/**
 * Returns the command that runs a program from its input under these limits. The shell of the system sets the
 * kernel's limits (no core dump, no written byte, memory, open files, work) and becomes Node.
 */
export function isolatedCommand(its: IsolationLimits): { file: string; args: string[] } {
  if (process.platform === 'win32') return { file: process.execPath, args: nodeFlags(its) };
  // A limit that a platform does not know is left out there.
  const limits = limitsOf(its)
    .map((it) => `ulimit ${it} 2>/dev/null`)
    .join('; ');
  return {
    file: '/bin/sh',
    // The shell of the system exports variables of its own.
    args: ['-c', `${limits}; exec env -i "$@"`, 'sh', process.execPath, ...nodeFlags(its)],
  };
}
