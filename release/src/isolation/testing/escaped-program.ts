/**
 * A program for the place of the composer: code of a release that has passed all locks inside of the process. It
 * answers with what it can still do; only the kernel and Node's permission model restrain it.
 */
export const escapedProgram = (target: {
  pid: number;
  /** The process of another release. */
  otherPid: number;
  port: number;
  file: string;
  isTcp?: boolean;
}): string => `
import { createRequire } from 'node:module';
import { writeSync } from 'node:fs';
const require = createRequire('file:///x');
const attempts = {
  environment: () => { if (Object.keys(process.env).length === 0) throw new Error('empty'); },
  read: () => require('fs').readFileSync(${JSON.stringify(target.file)}),
  readProc: () => require('fs').readFileSync('/proc/${target.pid}/environ'),
  list: () => require('fs').readdirSync('/'),
  write: () => require('fs').writeFileSync('/tmp/hostile-' + process.pid, 'x'),
  report: () => { process.report.writeReport('/tmp/hostile-report-' + process.pid); },
  program: () => { const { error } = require('child_process').spawnSync('id'); if (error) throw error; },
  worker: () => new (require('worker_threads').Worker)('1', { eval: true }),
  addon: () => process.dlopen({ exports: {} }, '/tmp/hostile.node'),
  inspector: () => new (require('inspector').Session)().connect(),
  code: () => new Function('return 1')(),
  realm: () => require('vm').runInNewContext('1'),
  script: () => new (require('vm').Script)('1').runInThisContext(),
  module: () => {
    const { SourceTextModule } = require('vm');
    const made = new SourceTextModule('export const it = 1;');
    return made.link(() => {}).then(() => made.evaluate());
  },
  readInRealm: () =>
    require('vm').runInNewContext('fs.readFileSync(file)', { fs: require('fs'), file: ${JSON.stringify(target.file)} }),
  heap: () => require('v8').writeHeapSnapshot('/tmp/hostile-heap-' + process.pid),
  signal: () => process.kill(${target.pid}, 0),
  otherSignal: () => process.kill(${target.otherPid}, 0),
  debugger: () => process._debugProcess(${target.pid}),
  memory: () => { const kept = []; for (let i = 0; i < 24; i++) kept.push(new Uint8Array(64 * 2 ** 20).fill(1)); },
  socket: () => new Promise((resolve, reject) =>
    require('net').connect(${target.port}, '127.0.0.1').on('connect', resolve).on('error', reject)),
};
const done = {};
for (const [name, attempt] of Object.entries(attempts)) {
  try { await attempt(); done[name] = 'works'; } catch (error) { done[name] = error.code ?? error.name; }
}
const body = Buffer.from(JSON.stringify(done));
const length = Buffer.alloc(4);
length.writeUInt32BE(body.length);
writeSync(3, Buffer.concat([length, body]));
process.abort();
`;
