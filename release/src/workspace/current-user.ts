import { userInfo } from 'node:os';
import process from 'node:process';

/** Who runs this. In a container it may be a number that nobody has given a name. */
export function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
