import { useQuestion } from '@guest/shared/page/use-question';

/** What sign-in has to know to lead back into the chat: the message in mind, and the group the guest was invited to. */
export function useSignInQuery(): (message?: string) => Record<string, string | undefined> {
  const { value: populatedMessage } = useQuestion('populatedMessage');
  const { value: code } = useQuestion('code');
  return (message = populatedMessage) => ({
    service: 'chat',
    populatedMessage: message,
    'from-footer': 'true',
    code,
  });
}
