import { pathTo } from '@guest/shared/routes/routes';

export interface MeasuredPage {
  name: string;
  path: string;
  /** A selector that matches once the page shows content and never matches a skeleton. */
  content: string;
}

const lisbon = { property: 'casa-miramar' };

/** One page of the shell and two of remotes, each opened from a link. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: pathTo('property', lisbon), content: 'main h1' },
  { name: 'feed', path: pathTo('property-discover', lisbon), content: 'main article' },
  {
    name: 'menu',
    path: pathTo('property-outlet-menus-menu', { ...lisbon, outlet: 'mare-alta', menu: 'a-la-carte' }),
    content: 'main li',
  },
];
