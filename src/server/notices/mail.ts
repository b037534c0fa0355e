import { createTransport } from 'nodemailer';
import type { Language } from '../../kernel/game.ts';
import type { Failure } from '../store/channel-store.ts';
import type { Message } from './message.ts';
import { WORDS } from './words.ts';

/** How e-mail goes out: by which server, and from whom. */
export interface Smtp {
  readonly url: string;
  readonly from: string;
}

/** For how long that server is waited for, in milliseconds. */
const PATIENCE = 10_000;

export interface Mailer {
  /** What somebody is told, with the way to be told no more. */
  send(to: string, message: Message, language: Language, stop: Stop): Promise<Failure | null>;
  /** Asks whether an address is that of the one who gave it. */
  confirm(to: string, name: string, link: string, language: Language): Promise<Failure | null>;
  close(): void;
}

/** Where one is told no more: a page for people, and an address to which programs that read mail write by one click (RFC 8058). */
export interface Stop {
  readonly page: string;
  readonly post: string;
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A number of SMTP that will not change by trying again is a refusal; all else may be better later. */
function failureOf(error: unknown): Failure {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
  return Number.isInteger(status) ? { why: 'refused', status } : { why: 'away', status: null };
}

export function mailerOf({ url, from }: Smtp): Mailer {
  const transport = createTransport({
    ...{ url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
    // What is written comes from people: no file and no address is ever read for it.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const post = async ({ to, subject, text, headers = {} }: Letter): Promise<Failure | null> => {
    try {
      // Given apart, so that no sign in it makes two of one address.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers: { ...headers } });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };
  return {
    send(to, { title, text, link }, language, { page, post: stop }) {
      const { why } = WORDS[language].mail;
      return post({
        ...{ to, subject: title, text: `${text}\n\n${link}\n\n-- \n${why}\n${page}\n` },
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
    },
    confirm(to, name, link, language) {
      const { confirm, confirmText, ignore } = WORDS[language].mail;
      const text = `${confirmText(name)}\n\n${link}\n\n${ignore}\n`;
      return post({ to, subject: confirm, text, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    close: () => transport.close(),
  };
}
