import type { Module } from '../../platform/module/module';
import { docsRoutes } from './docs.routes';

/** The documentation of the API, generated from its contracts. */
export const createApiDocsModule = (): Module => ({ routes: docsRoutes });
