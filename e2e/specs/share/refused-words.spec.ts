import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { signInAsAuthor } from '../../actors/author';
import { publishPost } from '../../actors/publish-post';
import { expect, test } from '../../test';

const property = 'casa-miramar';

test('a comment with a word that the hotel forbids while a question is open goes back to that word', async ({
  page,
}) => {
  await signInAsAuthor(page, property);
  const id = await publishPost(page, property, 'A quiet evening');
  await page.goto(pathTo('property-discover-id', { property, id }));
  await waitUntilUsable(page);
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  await field.fill('Come to room 204, you blubber');
  await page.getByRole('button', { name: 'Post comment' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  // The server answers as after a supervisor has added the term.
  await page.route(`**${fillIn(postingContract.checkWords.path, { property })}`, (route) =>
    route.fulfill({ json: { marks: [{ field: 'text', from: 22, to: 29 }] } }),
  );

  await question.getByRole('button', { name: 'Post anyway' }).click();

  await expect(question).toBeHidden();
  await expect(field).toBeFocused();
  const selected = () =>
    field.evaluate((it: HTMLTextAreaElement) => it.value.slice(it.selectionStart, it.selectionEnd));
  await expect.poll(selected).toBe('blubber');
});
