import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useText, type TextKey } from '../../texts';
import styles from './conversation-starters.module.css';
import { useSignInQuery } from './use-sign-in-query';

const starters: TextKey[] = [
  'Could we have two more towels, please?',
  'Could we have a late check-out?',
  'Is there a table for two tonight?',
  'Could you call us a taxi for six?',
  'What do you recommend on a rainy day?',
];

/** Suggested first messages. The chosen one is passed through sign-in and becomes the draft in the chat. */
export function ConversationStarters() {
  const text = useText();
  const property = usePathParam('property');
  const queryWith = useSignInQuery();
  return (
    <ul role="list" className={styles.openers}>
      {starters.map((starter) => (
        <li key={starter}>
          <PageLink
            to="property-signin"
            params={{ property }}
            query={queryWith(text(starter))}
            className={styles.opener}
          >
            {text(starter)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
