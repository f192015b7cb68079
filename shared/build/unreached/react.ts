import { leaveOut, type Unreached } from './unreached';

const SCHEDULER_FILE = /[\\/]scheduler[\\/]cjs[\\/]scheduler\.production\.js$/;
const REACT_DOM_FILE = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/**
 * These parts of react-dom serve only browsers that the suite does not support: those without the event `input`, without
 * `Math.clz32`, with prefixed events of animations, or with names of keys of their own.
 */
export const unreachedOfReact: Unreached = {
  library: 'react-dom',
  parts: {
    clz32Fallback: '',
    getTargetInstForInputEventPolyfill: 'return;',
    getVendorPrefixedEventName: 'return eventName;',
    handleEventsForInputEventPolyfill: 'return;',
    handlePropertyChange: 'return;',
    'if (canUseDOM) {': 'isInputEventSupported = true;',
    makePrefixMap: 'return {};',
    'normalizeKey = {': ' ',
    stopWatchingForValueChange: 'return;',
  },
};

/** react-dom does not use these functions of the scheduler, and nothing else has access to it. */
export const unreachedOfScheduler: Unreached = {
  library: 'scheduler',
  parts: {
    'exports.unstable_forceFrameRate = function (fps) {': '',
    'exports.unstable_next = function (eventHandler) {': '',
    'exports.unstable_runWithPriority = function (priorityLevel, eventHandler) {': '',
    'exports.unstable_wrapCallback = function (callback) {': '',
  },
};

export const smallReact = [
  leaveOut(REACT_DOM_FILE, unreachedOfReact),
  leaveOut(SCHEDULER_FILE, unreachedOfScheduler),
];
