import { useQuestion } from '@guest/shared/page/use-question';

/** What sign-in has to know to lead back into the chat, with the message that the guest has in mind. */
export function useSignInQuery(): (message?: string) => Record<string, string | undefined> {
  const { value: populatedMessage } = useQuestion('populatedMessage');
  return (message = populatedMessage) => ({
    service: 'chat',
    populatedMessage: message,
    'from-footer': 'true',
  });
}
