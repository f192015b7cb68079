import { useQueryParam } from '@guest/shared/page/use-query-param';

/**
 * Returns the query that sign-in needs to lead back into the chat: the prefilled message and the invitation
 * code of a group.
 */
export function useSignInQuery(): (message?: string) => Record<string, string | undefined> {
  const { value: populatedMessage } = useQueryParam('populatedMessage');
  const { value: code } = useQueryParam('code');
  return (message = populatedMessage) => ({
    service: 'chat',
    populatedMessage: message,
    'from-footer': 'true',
    code,
  });
}
