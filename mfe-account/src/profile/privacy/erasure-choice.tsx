import { useHost } from '@guest/shared';
import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import type { Challenge } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { OneOf } from '@guest/shared/ui/form/field/one-of';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useOwnText } from '../texts/own-texts';

export type PostsChoice = 'delete' | 'anonymise';

/** Asks what to do with the guest's posts, then requests the code that confirms the deletion. */
export function ErasureChoice({ onAsked }: { onAsked: (challenge: Challenge, posts: PostsChoice) => void }) {
  const text = useOwnText();
  const { api } = useHost();
  const property = usePathParam('property');
  return (
    <Form
      texts={useFormTexts()}
      send={async (answers, signal) => {
        const call = { params: { property }, body: {}, signal, isToastSuppressed: true };
        const challenge = await api.call(privacyContract.requestErasureCode, call);
        return { challenge, posts: answers.text('posts') === 'anonymise' ? 'anonymise' : 'delete' } as const;
      }}
      onSent={({ challenge, posts }) => onAsked(challenge, posts)}
    >
      <p>
        {text(
          "We'll delete your profile, photo, favourites and messages. We keep what the law requires, such as invoices.",
        )}
      </p>
      <OneOf
        name="posts"
        label={text('Your posts')}
        options={[
          { value: 'delete', name: text('Delete them too') },
          { value: 'anonymise', name: text('Keep them without your name') },
        ]}
        defaultValue="delete"
      />
      <FormActions send={text('Send code')} />
    </Form>
  );
}
