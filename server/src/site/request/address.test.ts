import { expect, test } from 'vitest';
import { addressOf } from './address';

test.each(['app=true', 'download=true', 'newProperty=true', 'utm_source=mail'])(
  'Q-01 Q-03 %s is for the browser to note: the page is the same with it',
  (flag) => {
    expect(addressOf(`/casa-miramar?${flag}`).url).toBe('/casa-miramar');
    expect(addressOf(`/casa-miramar/discover?${flag}&tag=pool`).url).toBe('/casa-miramar/discover?tag=pool');
  },
);
