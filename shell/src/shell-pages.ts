import type { RouteName } from '@guest/shared/routes/routes';
import type { ComponentType } from 'react';
import { NotYet } from './layout/not-yet';
import { PropertiesPage } from './property/properties-page';
import { PropertyPage } from './property/property-page';
import { ClearPage } from './system/clear-page';
import { CookiesPage } from './system/cookies-page';
import { HealthcheckPage } from './system/healthcheck-page';

/** The shell's own pages, by the names of their routes. */
const pages: Partial<Record<RouteName, ComponentType>> = {
  index: PropertiesPage,
  clear: ClearPage,
  cookies: CookiesPage,
  healthcheck: HealthcheckPage,
  property: PropertyPage,
};

/** A page of the shell; one that is not built yet says so. */
export const shellPage = (name: RouteName): ComponentType => pages[name] ?? NotYet;
