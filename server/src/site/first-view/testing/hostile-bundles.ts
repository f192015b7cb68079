/**
 * Bundles that try to reach something outside their page. Each returns what it has reached; if it throws, the access
 * was denied.
 */
export const REACHING_BUNDLES = {
  'the environment': `export const draw = () => {
    const { NODE_ENV, ...rest } = process.env;
    if (Object.keys(rest).length === 0) throw new Error('the environment is empty');
    return JSON.stringify(rest);
  };`,
  'a file': `import { readFileSync } from 'node:fs'; export const draw = () => readFileSync('/etc/passwd', 'utf8');`,
  'the environment of the server in /proc': `import { promises } from 'fs';
    export const draw = () => promises.readFile('/proc/self/environ', 'utf8');`,
  'its own bundle as a file': `export const draw = () => import('file:///etc/hostname');`,
  'a file by require': `import { createRequire } from 'node:module';
    export const draw = () => createRequire('file:///')('/etc/hostname');`,
  'a file to write': `import { writeFileSync } from 'node:fs'; export const draw = () => writeFileSync('/tmp/hostile', 'x');`,
  'the folder of the releases, to promote itself': `import { mkdirSync, writeFileSync } from 'node:fs';
    export const draw = () => {
      mkdirSync('/tmp/hostile-releases/channels/production', { recursive: true });
      writeFileSync('/tmp/hostile-releases/channels/production/000002.json', '{}');
      return 'promoted';
    };`,
  'a report of the process': `export const draw = () => process.report.writeReport('/tmp/hostile-report.json');`,
  'a snapshot of the heap': `import v8 from 'node:v8'; export const draw = () => v8.writeHeapSnapshot('/tmp/hostile');`,
  'a program': `import { execSync } from 'node:child_process'; export const draw = () => String(execSync('id'));`,
  'a worker': `import { Worker } from 'node:worker_threads';
    export const draw = () => { new Worker('1', { eval: true }); return 'a worker'; };`,
  'an addon': `export const draw = () => { process.dlopen({ exports: {} }, '/tmp/hostile.node'); return 'an addon'; };`,
  'a socket': `import { connect } from 'node:net'; export const draw = () => { connect(80, '127.0.0.1'); return 'a socket'; };`,
  'a listening socket': `import { createServer } from 'node:net';
    export const draw = () => { createServer().listen(0); return 'listens'; };`,
  'another server over HTTP': `import { get } from 'node:http'; export const draw = () => { get('http://127.0.0.1'); return 'sent'; };`,
  'another server by fetch': `export const draw = () => fetch('http://127.0.0.1').then(() => 'sent', (error) => {
    if (error.cause?.code === 'ECONNREFUSED') return 'sent'; throw error; });`,
  'the names of hosts': `import { lookup } from 'node:dns'; export const draw = () => { lookup('localhost', () => {}); return 'asked'; };`,
  'a datagram': `import { createSocket } from 'node:dgram'; export const draw = () => { createSocket('udp4'); return 'a socket'; };`,
  'the server by a signal': `export const draw = () => { process.kill(process.ppid, 0); return 'signalled'; };`,
  'the debugger of the server': `export const draw = () => { process._debugProcess(process.ppid); return 'signalled'; };`,
  'the end of its process': `export const draw = () => { process.exit(0); };`,
  'the modules of Node': `export const draw = () => typeof process.getBuiltinModule('fs').readFileSync;`,
  'the inside of Node': `export const draw = () => typeof process.binding('fs');`,
  'code from a string': `export const draw = () => new Function('return "code"')();`,
  'code from a string by eval': `export const draw = () => (0, eval)('"code"');`,
  'another realm': `import { runInNewContext } from 'node:vm'; export const draw = () => runInNewContext('"code"');`,
  'the inspector': `import { Session } from 'node:inspector'; export const draw = () => { new Session().connect(); return 'inspects'; };`,
  'the answers of the shell': `import { parentPort } from 'node:worker_threads';
    export const draw = () => { parentPort.postMessage({ ready: true }); return 'sent'; };`,
  'the hooks of Node': `import { createHook } from 'node:async_hooks'; export const draw = () => { createHook({}); return 'hooks'; };`,
  'a socket by other includes': `Array.prototype.includes = () => true; Object.hasOwn = () => false;
    export const draw = async () => { (await import('node:net')).connect(80, '127.0.0.1'); return 'a socket'; };`,
  'a socket by other descriptors': `import { createRequire } from 'node:module';
    Object.getOwnPropertyDescriptors = () => ({}); Object.entries = () => []; Array.prototype.includes = () => true;
    String.prototype.replace = () => 'net';
    export const draw = () => { createRequire('file:///')('dgram').connect(80, '127.0.0.1'); return 'a socket'; };`,
  'the imports by another map': `let all;
    for (const kind of [Map, WeakMap]) {
      const { get, set } = kind.prototype;
      kind.prototype.get = function other(key) { all ??= this; return get.call(this, key); };
      kind.prototype.set = function other(key, value) { all ??= this; return set.call(this, key, value); };
    }
    export const draw = async () => { await import('node:util').catch(() => {}); if (!all) throw new Error('not found'); return 'the imports'; };`,
  'the real process by its events': `import { EventEmitter } from 'node:events';
    let found;
    const original = EventEmitter.prototype.emit;
    EventEmitter.prototype.emit = function emit(...args) { if (this.pid) found = this; return original.apply(this, args); };
    export const draw = async () => {
      const controller = new AbortController();
      for (let i = 0; i < 20; i++) controller.signal.addEventListener('abort', () => {});
      new EventEmitter().setMaxListeners(1).on('a', () => {}).on('a', () => {});
      await new Promise((then) => setTimeout(then, 50));
      if (!found?.kill) throw new Error('not found');
      return 'the process';
    };`,
} as const;

/** Bundles that end or overload the process that renders them, and the failure that the server sees. */
export const ENDING_BUNDLES = {
  'throws an uncaught error': `export const draw = () => { setImmediate(() => { throw new Error('later'); }); return new Promise(() => {}); };`,
  'leaves a rejection': `export const draw = () => { Promise.reject(new Error('left')); return new Promise(() => {}); };`,
  'fills the heap': `export const draw = () => { const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length)); };`,
  'fills memory outside of the heap': `const kept = [];
    export const draw = async () => { for (let i = 0; i < 24; i++) {
      kept.push(new Uint8Array(64 * 2 ** 20).fill(1)); await new Promise((then) => setTimeout(then, 50)); }
      return 'kept'; };`,
  'fills memory at once': `const kept = []; export const draw = () => { for (;;) kept.push(new Uint8Array(256 * 2 ** 20).fill(1)); };`,
  'fills the memory of WebAssembly': `export const draw = async () => { const memory = new WebAssembly.Memory({ initial: 1 });
    for (;;) { memory.grow(1024); new Uint8Array(memory.buffer).fill(1); await new Promise((then) => setTimeout(then, 50)); } };`,
  loops: `export const draw = () => { for (;;); };`,
  'loops in a microtask': `export const draw = () => { const again = () => Promise.resolve().then(again); again(); return new Promise(() => {}); };`,
  'loops when it is imported': `for (;;); export const draw = () => 'page';`,
  'never answers': `export const draw = () => new Promise(() => {});`,
  'answers without an end': `export const draw = () => 'x'.repeat(16 * 2 ** 20);`,
} as const;
