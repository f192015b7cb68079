import { userInfo } from 'node:os';
import process from 'node:process';

/** Returns the name of the current user. In a container the user id may have no name. */
export function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
