import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { loadLazyTexts } from '../lazy-texts/lazy-texts';
import { HeldDeletion } from './held-deletion';

function List() {
  const [isHeld, setHeld] = useState(true);
  return (
    <ul aria-label="Posts">
      {isHeld && (
        <li>
          <HeldDeletion
            said="Post deleted"
            className={undefined}
            onUndo={() => setHeld(false)}
            findNext={(leaving) => {
              const list = leaving.closest('ul');
              return () => list;
            }}
          />
        </li>
      )}
    </ul>
  );
}

test('the button that undoes a deletion takes the focus and gives it to the list', async () => {
  await loadLazyTexts('en');
  renderPage(propertyHost(), { 'property-discover': List }, en, '/grand/discover');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await expect.poll(() => document.activeElement).toBe(undo);

  await userEvent.click(undo);

  await expect.poll(() => document.activeElement).toBe(screen.getByRole('list', { name: 'Posts' }));
});
