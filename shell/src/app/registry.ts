import { SERVER_REGISTRY, type SERVER_SINGLETONS } from '@guest/shared/build/singletons';
import * as shared from '@guest/shared';
import * as zod from '@guest/shared/contracts/zod';
import * as router from '@guest/shared/router';
import * as lingui from '@lingui/core';
import * as query from '@guest/shared/queries';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';

const originals: Record<(typeof SERVER_SINGLETONS)[number], unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zustand,
  '@guest/shared/queries': query,
  '@lingui/core': lingui,
  '@guest/shared': shared,
  '@guest/shared/router': router,
  '@guest/shared/contracts/zod': zod,
};

/**
 * Registers the shared modules of this process, so that all imported server bundles use the same instances.
 */
export function fillRegistry(): void {
  Object.assign(globalThis, { [Symbol.for(SERVER_REGISTRY)]: new Map(Object.entries(originals)) });
}
