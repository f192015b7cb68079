/**
 * The program of a process that renders the first views of one release. The server sends it to a new process as
 * text, followed by the code of the release on the channel, so that the process reads no file at all. Before
 * any code of the release runs, everything is taken away that rendering does not need.
 *
 * It is JavaScript because Node runs it without a loader, and one file because it imports nothing but Node.
 */
import { EventEmitter } from 'node:events';
import { read, writeSync } from 'node:fs';
import { builtinModules } from 'node:module';
import realProcess from 'node:process';
import vm from 'node:vm';

/** A socket pair that the server opens. */
const CHANNEL_FD = 3;
const LENGTH_BYTES = 4;
const MAX_ERROR_LENGTH = 500;

/** Modules that a release gets as they are: they compute and reach nothing outside of the process. */
const COMPUTING = [
  'assert',
  'buffer',
  'events',
  'path',
  'punycode',
  'querystring',
  'stream',
  'string_decoder',
];
COMPUTING.push('stream/web', 'timers', 'timers/promises', 'url', 'util', 'zlib');

/** The members that a release gets of modules that can do more than compute. */
const COMPUTING_MEMBERS = {
  async_hooks: ['AsyncLocalStorage', 'AsyncResource'],
  crypto: ['createHash', 'getRandomValues', 'randomBytes', 'randomInt', 'randomUUID', 'webcrypto'],
  perf_hooks: ['performance'],
};

/** The globals of JavaScript itself come with every engine; these are the others that a release keeps. */
const KEPT_GLOBALS = new Set(
  `AbortController AbortSignal Blob Buffer ByteLengthQueuingStrategy CompressionStream CountQueuingStrategy Crypto
  CryptoKey CustomEvent DOMException DecompressionStream Event EventTarget File FormData Headers MessageChannel
  MessageEvent MessagePort Performance ReadableByteStreamController ReadableStream ReadableStreamBYOBReader
  ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader Request Response
  SubtleCrypto TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream
  TransformStreamDefaultController URL URLSearchParams WebAssembly WritableStream WritableStreamDefaultController
  WritableStreamDefaultWriter atob btoa clearImmediate clearInterval clearTimeout crypto global globalThis
  performance queueMicrotask setImmediate setInterval setTimeout structuredClone`.split(/\s+/),
);

/** The functions of `process` that Node itself calls. */
const NEEDED_BY_NODE = ['emitWarning', 'nextTick', 'reallyExit', '_fatalException', '_tickCallback'];
const ACTING_GETTERS = ['mainModule', 'permission', 'report', 'stderr', 'stdin', 'stdout'];

const { abort, getBuiltinModule, nextTick, platform, version, versions } = realProcess;
const NO_TERMINAL = { isTTY: false };
/** The object that code of releases and its libraries see as `process`. */
const visibleProcess = {
  argv: [],
  cwd: () => '/',
  emit: () => false,
  emitWarning: () => {},
  env: { NODE_ENV: 'production' },
  nextTick,
  off: () => visibleProcess,
  on: () => visibleProcess,
  once: () => visibleProcess,
  platform,
  stderr: NO_TERMINAL,
  stdout: NO_TERMINAL,
  version,
  versions: { ...versions },
};
/** The object that code of releases sees as `console`: a release has no log. */
const silentConsole = Object.fromEntries(Object.keys(console).map((name) => [name, () => {}]));

const listeners = [];
/** The port of the shell's worker file, which has the shape of a worker thread's. */
const port = {
  on: (event, listener) => void (event === 'message' && listeners.push(listener)),
  postMessage: (message) => send(message),
};

const { shell, bundles, title } = await receive();
realProcess.title = title;
realProcess.setUncaughtExceptionCaptureCallback(fail);
// A release can replace every function of JavaScript. So all that a release may import exists before its code runs, and is
// found from then on without calling a function or inheriting from an object that a release can change.
const codes = { __proto__: null, ...bundles };
const forShell = modulesFor(true);
const forBundles = modulesFor(false);
removeGlobals();
lockProcess();
lockModules();
await evaluate({ __proto__: null, module: moduleOf('shell', shell) });
// Fails at once: without a listener no request would be answered, and guests would wait until the start times out.
if (listeners.length === 0) fail(new Error('the worker file of the shell listens to no requests'));
for (;;) {
  const message = await receive();
  for (let i = 0; i < listeners.length; i++) listeners[i](message);
}

/** Reads a length and as many bytes of JSON. The server's end of the channel ends this process. */
async function receive() {
  const length = (await receiveBytes(LENGTH_BYTES)).readUInt32BE();
  return JSON.parse((await receiveBytes(length)).toString());
}

async function receiveBytes(length) {
  const bytes = Buffer.alloc(length);
  for (let filled = 0; filled < length;) {
    const count = await new Promise((resolve, reject) => {
      read(CHANNEL_FD, bytes, filled, length - filled, null, (error, n) =>
        error ? reject(error) : resolve(n),
      );
    });
    if (count === 0) realProcess.reallyExit(0);
    filled += count;
  }
  return bytes;
}

function send({ error, ...message }) {
  const sent =
    error === undefined ? message : { ...message, error: String(error).slice(0, MAX_ERROR_LENGTH) };
  const body = Buffer.from(JSON.stringify(sent));
  const bytes = Buffer.alloc(LENGTH_BYTES + body.length);
  bytes.writeUInt32BE(body.length);
  body.copy(bytes, LENGTH_BYTES);
  for (let written = 0; written < bytes.length;) written += writeSync(CHANNEL_FD, bytes, written);
}

/** Ends the process at once: an orderly end would wait for the pending read of the channel. */
function fail(error) {
  send({ id: 0, error });
  abort();
}

function moduleOf(identifier, code) {
  return new vm.SourceTextModule(code, { __proto__: null, identifier, importModuleDynamically });
}

async function importModuleDynamically(specifier, { identifier }) {
  const imported = importOf(specifier, identifier === 'shell');
  await evaluate(imported);
  return imported.module;
}

/** Evaluates a module once, also if it is imported again while it is linked. */
function evaluate(imported) {
  imported.evaluation ??= linkAndEvaluate(imported.module);
  return imported.evaluation;
}

async function linkAndEvaluate(module) {
  await module.link((specifier, { identifier }) => importOf(specifier, identifier === 'shell').module);
  await module.evaluate();
}

/** Returns a bundle of the release or a module of Node; nothing else can be imported. */
function importOf(specifier, isShell) {
  const modules = isShell ? forShell : forBundles;
  const code = codes[specifier];
  if (code !== undefined) modules[specifier] ??= { __proto__: null, module: moduleOf(specifier, code) };
  return modules[specifier] ?? refuseImport(specifier);
}

function refuseImport(specifier) {
  throw new Error(`${specifier} cannot be imported by a release`);
}

/** Returns the modules of Node that the code names, under both of their names. */
function modulesFor(isShell) {
  const modules = { __proto__: null };
  const createRequire = () => (id) => (modules[id] ?? refuseImport(id)).members;
  for (const name of namedBuiltins()) {
    const members = name === 'module' ? { createRequire } : builtinFor(name, isShell);
    modules[name] = { __proto__: null, members, module: syntheticModule(name, members) };
    modules[`node:${name}`] = modules[name];
  }
  return modules;
}

/** To load all modules of Node would take a tenth of a second and 7 MB for each release. */
function namedBuiltins() {
  const named = new Set();
  for (const code of [shell, ...Object.values(bundles)]) {
    for (const [, name] of code.matchAll(/["'`](?:node:)?(\w+(?:\/\w+)*)(?=["'`])/g)) named.add(name);
  }
  return builtinModules.filter((name) => named.has(name));
}

function syntheticModule(identifier, members) {
  const names = [...new Set([...Object.keys(members), 'default'])];
  return new vm.SyntheticModule(
    names,
    function fill() {
      for (let i = 0; i < names.length; i++)
        this.setExport(names[i], names[i] === 'default' ? members : members[names[i]]);
    },
    { __proto__: null, identifier },
  );
}

function builtinFor(name, isShell) {
  if (name === 'process') return visibleProcess;
  // Only the shell's worker file answers; a remote's bundle is called by it.
  if (name === 'worker_threads') return { MessageChannel, ...(isShell && { parentPort: port }) };
  if (COMPUTING.includes(name)) return getBuiltinModule(name);
  return withoutFunctions(name, getBuiltinModule(name));
}

/**
 * Returns a module with constants and with functions that refuse, because libraries import more than they use.
 */
function withoutFunctions(name, original) {
  const kept = COMPUTING_MEMBERS[name] ?? [];
  const members = {};
  for (const [key, value] of Object.entries(Object.getOwnPropertyDescriptors(original))) {
    if (kept.includes(key)) members[key] = original[key];
    else if (typeof value.value === 'function') members[key] = refusal(`${name}.${key}`);
    else if (key === 'constants') members[key] = plainConstants(value.value);
  }
  return members;
}

/** Leaves out symbols: one of `vm` opens the modules of Node to code from text. */
function plainConstants(constants) {
  return structuredClone(
    Object.fromEntries(Object.entries(constants).filter(([, value]) => typeof value !== 'symbol')),
  );
}

function refusal(name) {
  return function refuse() {
    throw new Error(`${name} is not available to a release`);
  };
}

function removeGlobals() {
  const realm = new Set(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)'));
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!realm.has(name) && !KEPT_GLOBALS.has(name)) delete globalThis[name];
  }
  Object.assign(globalThis, { process: visibleProcess, console: silentConsole });
}

/**
 * Takes everything from the real `process` by which a release could act on other processes or get modules, in
 * case it finds the object. Node emits events on it, so it no longer inherits methods that a release can replace.
 */
function lockProcess() {
  const emitter = Object.getOwnPropertyDescriptors(EventEmitter.prototype);
  Object.setPrototypeOf(realProcess, Object.freeze(Object.create(null, emitter)));
  for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(realProcess))) {
    const canAct = get ? ACTING_GETTERS.includes(name) : typeof value === 'function' || name === 'report';
    if (canAct && !NEEDED_BY_NODE.includes(name)) delete realProcess[name];
  }
  // Node asks whether it may colour its messages when a release first uses its web interfaces.
  Object.assign(realProcess, { stderr: NO_TERMINAL, stdout: NO_TERMINAL });
}

/**
 * Keeps the modules themselves from a release: whoever has one can make others from text. Awaiting looks for `then` in a
 * module and for the constructor of a promise, and a release must not be able to answer that.
 */
function lockModules() {
  Object.setPrototypeOf(vm.Module.prototype, null);
  for (const { prototype } of [vm.Module, vm.SourceTextModule, vm.SyntheticModule])
    delete prototype.constructor;
  Reflect.defineProperty(Promise.prototype, 'constructor', { writable: false, configurable: false });
}
