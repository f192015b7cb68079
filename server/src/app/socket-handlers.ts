import type { Module } from '../platform/module/module';
import type { Handlers } from '../platform/socket/request-dispatcher';

/** Collects the socket handlers of all modules. Two handlers for one request would hide each other, so it throws. */
export function socketHandlersOf(modules: readonly Module[]): Partial<Handlers> {
  const all: Partial<Handlers> = {};
  for (const { handlers = {} } of modules) {
    const twice = Object.keys(handlers).find((name) => name in all);
    if (twice !== undefined) throw new Error(`two handlers are registered for the socket request ${twice}`);
    Object.assign(all, handlers);
  }
  return all;
}
