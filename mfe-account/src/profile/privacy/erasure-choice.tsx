import { useHost } from '@guest/shared';
import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import type { Challenge } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useAccountText } from '../texts/account-texts';

export type PostsChoice = 'delete' | 'anonymise';

/** Asks whether to keep or delete the guest's posts, then requests the code that confirms the deletion. */
export function ErasureChoice({
  afterStay,
  onCodeSent,
  onBlocked,
}: {
  /** The account is deleted after the stay, so that the stay does not block it. */
  afterStay: boolean;
  onCodeSent: (challenge: Challenge, posts: PostsChoice) => void;
  /** Something that blocks the deletion has appeared meanwhile. */
  onBlocked: () => void;
}) {
  const text = useAccountText();
  const { api } = useHost();
  const property = usePathParam('property');
  return (
    <Form
      texts={useFormTexts()}
      send={async (answers, signal) => {
        const body = afterStay ? { afterStay } : {};
        const call = { params: { property }, body, signal, isToastSuppressed: true };
        const challenge = await api.call(privacyContract.requestErasureCode, call).catch((error: unknown) => {
          if (isApiError(error) && error.reply?.code === 'erase_blocked') onBlocked();
          throw error;
        });
        return { challenge, posts: answers.text('posts') === 'anonymise' ? 'anonymise' : 'delete' } as const;
      }}
      onSent={({ challenge, posts }) => onCodeSent(challenge, posts)}
    >
      <p>
        {text(
          "We'll delete your profile, photo, favourites and messages. We keep what the law requires, such as invoices.",
        )}
      </p>
      {afterStay && (
        <p>{text('This happens a week after you leave. Until then you can change your mind.')}</p>
      )}
      <RadioGroup
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
