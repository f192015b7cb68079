import type { RuleSetRule } from '@rspack/core';
import { leaveOut, type Unreached } from './unreached';

/**
 * The parts of the federation runtime that the suite never reaches, by package and file: manifests and snapshots of remotes,
 * preloading, entries that are not plain scripts, shared modules that are shaken, and remotes that a build
 * names. The document names the entries of all remotes, with their hashes, and the shell loads them one by one.
 */
export const unreachedOfFederation: Record<string, Record<string, Unreached['parts']>> = {
  'runtime-core': {
    'global.js': {
      addGlobalSnapshot: '',
      getInfoWithoutType: '',
      getTargetSnapshotInfoByModuleInfo: '',
      resetFederationGlobalInfo: '',
      setGlobalSnapshotInfoByModuleInfo: '',
    },
    'module/index.js': { getAvailableExposeNames: 'return;' },
    'plugins/snapshot/SnapshotHandler.js': {
      getGlobalRemoteInfo: '',
      '.getManifestJson': '',
      '.loadManifestSnapshot': '',
      '.loadRemoteSnapshotInfo': '',
    },
    'remote/index.js': {
      '.initRawContainer': '',
      '.preloadRemote': '',
      '.removeRemote': '',
      'if (options?.force) {': '',
    },
    'shared/index.js': {
      // No plugin of the suite listens to these hooks.
      '.emitAfterLoadShare': 'return;',
      '.emitAfterRegisterShare': 'return;',
      '.emitErrorLoadShare': 'return;',
      initRemoteModule: '',
    },
    // Errors of a browser have a code and their arguments, but no context.
    'utils/context.js': { optionsToMFContext: 'return;' },
    'utils/load.js': { loadEntryNode: '', loadEsmEntry: '', loadSystemJsEntry: '' },
    'utils/preload.js': { formatPreloadArgs: '', preloadAssets: '' },
    // All ranges of the suite are of the form `^1.2.3` (`singletons.ts`), and the runtime itself compares with `<=`.
    'utils/semver/parser.js': {
      parseCaretTrim: 'return range;',
      parseComparatorTrim: 'return range;',
      parseGTE0: 'return comparatorString;',
      parseHyphen: 'return range;',
      parseStar: 'return range;',
      parseTildes: 'return range;',
      parseTildeTrim: 'return range;',
      parseXRanges: 'return range;',
    },
    'utils/share.js': {
      'else get = () => Promise.resolve(() => {': '',
      // All builds of the suite use the strategy `loaded-first`.
      getFindShareFunction: 'return findSingletonVersionOrderByLoaded;',
      isMatchUsedExports: '',
      shouldUseTreeShaking: 'return false;',
    },
  },
  sdk: {
    'dom.js': { createLink: '' },
    'generateSnapshotFromManifest.js': { generateSnapshotFromManifest: '' },
    'env.js': { isDebugMode: 'return false;' },
    'logger.js': { captureStackTrace: 'return;', '.emit': 'this.delegate[method](this.prefix, ...args);' },
  },
  'webpack-bundler-runtime': {
    'getSharedFallbackGetter.js': { getSharedFallbackGetter: 'return factory;' },
    'getUsedExports.js': { getUsedExports: 'return;' },
    // Only this function of the runtime is called by its namespace, which would keep all others.
    'index.js': {
      'import * as runtime from "@module-federation/runtime";':
        'import { init as initRuntime } from "@module-federation/runtime"; const runtime = { init: initRuntime };',
    },
    'init.js': { treeShakingSharePlugin: "return { name: 'tree-shake-plugin' };" },
    'initializeSharing.js': {
      'if (bundlerRuntimeRemotesOptions) Object.keys(bundlerRuntimeRemotesOptions.idToRemoteMap).forEach((moduleId) => {':
        '',
      initExternal: '',
    },
    'remotes.js': { remotes: 'return;' },
    // The start script names all shared modules of its build before it starts the runtime.
    'updateOptions.js': { updateConsumeOptions: 'return;', updateRemoteOptions: 'return;' },
  },
};

/** The parts that only the shell reaches: a remote shares nothing before its first module and has one share scope. */
export const unreachedOfRemotes: typeof unreachedOfFederation = {
  'webpack-bundler-runtime': {
    'initContainerEntry.js': { '} else shareScopeKey.forEach((key) => {': '' },
    'installInitialConsumes.js': {
      handleInitialConsumes: '',
      'initialConsumes.forEach((id) => {': '',
      setModule: '',
    },
  },
};

/** Leaves out of the federation runtime what this suite never reaches. */
export const smallFederation = ({ isRemote }: { isRemote: boolean }): RuleSetRule[] =>
  [unreachedOfFederation, ...(isRemote ? [unreachedOfRemotes] : [])].flatMap((libraries) =>
    Object.entries(libraries).flatMap(([library, files]) =>
      Object.entries(files).map(([file, parts]) =>
        leaveOut(fileOf(library, file), { library: `${library}/${file}`, parts }),
      ),
    ),
  );

/** Matches a file of a package of the federation runtime, wherever it is installed. */
function fileOf(library: string, file: string): RegExp {
  const path = ['@module-federation', library, 'dist', ...file.split('/')];
  return new RegExp(`[\\\\/]${path.map((part) => part.replaceAll('.', '\\.')).join('[\\\\/]')}$`);
}
