import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { StaffOutlet, StaffOrder } from '@guest/shared/contracts/order/order-socket.contract';
import type { StaffSession } from '@guest/shared/contracts/staff/staff.contract';
import type { StaffBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { Option } from 'commander';
import type { DeskConnection } from '../connection/desk-connection';

/** The context of a command: the open connection and functions that find objects by the names that people type. */
export interface DeskContext {
  desk: DeskConnection;
  session: StaffSession;
  findRoom(query: string): Promise<Conversation>;
  findRequest(query: string): Promise<Ticket>;
  findTable(query: string): Promise<StaffBooking>;
  findOrder(query: string): Promise<StaffOrder>;
  findOutlet(query: string): Promise<StaffOutlet>;
  findItem(query: string): Promise<StaffOutlet['items'][number]>;
}

/** The result of a command: `data` for programs, `lines` for people. */
export interface CommandResult {
  data: unknown;
  lines: string[];
}

/** A command that staff can run. */
export interface Command {
  readonly name: string;
  /** The words after the name, as in `<room> <text>`. Words beyond the last are joined to it. */
  readonly args?: string;
  readonly summary: string;
  readonly example?: string;
  readonly required?: readonly string[];
  readonly options?: readonly (string | Option)[];
  run(context: DeskContext, args: string[], options: CommandOptions): Promise<CommandResult>;
}

export type CommandOptions = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** The command line is not valid for the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Returns the value of a required option. */
export function requiredOption(options: CommandOptions, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw new UsageError(`--${name} is required`);
  return value;
}
