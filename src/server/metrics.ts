import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StoreError, type StoreFault } from '../keeper/store.ts';
import { Refused } from './matches/lobby.ts';

// What an operator counts, in the text format of Prometheus. No name of a person or of a match is in it, and no label is anything that
// somebody has sent.

/** What came of a choice that was sent. */
export type Answered = 'acknowledged' | 'refused' | 'trouble';

export interface Metrics {
  request(method: string, route: string, status: number): void;
  choice(answer: Answered, seconds: number): void;
  /** Something went wrong. */
  fault(error: unknown): void;
  /** A notice went this way. */
  notice(kind: string, answer: string): void;
  /** All of it as Prometheus reads it. */
  text(now: Gauges): string;
  close(): void;
}

/** What is so at this moment. */
export interface Gauges {
  readonly sockets: number;
  readonly matches: number;
  readonly draining: boolean;
}

/** Upper bounds of the classes of times, in seconds. */
const CLASSES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const notices = new Map<string, number>();
  const choices: Record<Answered, number> = { acknowledged: 0, refused: 0, trouble: 0 };
  const faults: Record<StoreFault | 'other', number> = { full: 0, denied: 0, away: 0, broken: 0, other: 0 };
  const classes = CLASSES.map(() => 0);
  let [times, sum] = [0, 0];
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  const add = (counts: Map<string, number>, labels: string) => counts.set(labels, (counts.get(labels) ?? 0) + 1);
  return {
    request: (method, route, status) => void add(requests, `method="${method}",route="${route}",status="${status}"`),
    choice(answer, seconds) {
      choices[answer]++;
      times++;
      sum += seconds;
      const at = CLASSES.findIndex((most) => seconds <= most);
      if (at >= 0) classes[at] = (classes[at] ?? 0) + 1;
    },
    fault(error) {
      faults[error instanceof StoreError ? error.why : 'other']++;
    },
    notice: (kind, answer) => void add(notices, `kind="${kind}",answer="${answer}"`),
    text({ sockets, matches, draining }) {
      const { heapUsed, rss } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      let below = 0;
      const shown = [
        ...family('bivouac_requests_total', 'counter', 'Requests answered, by route and status.', requests),
        ...family('bivouac_choices_total', 'counter', 'Choices sent by people, by what came of them.', [
          ...Object.entries(choices).map(([answer, count]) => [`answer="${answer}"`, count] as const),
        ]),
        ...family('bivouac_faults_total', 'counter', 'What went wrong: in the store by why, or otherwise.', [
          ...Object.entries(faults).map(([why, count]) => [`why="${why}"`, count] as const),
        ]),
        ...family(
          'bivouac_notices_total',
          'counter',
          'Notices sent to people, by their way and what came of it.',
          notices,
        ),
        '# HELP bivouac_choice_seconds From the moment a choice came to the one it was answered.',
        '# TYPE bivouac_choice_seconds histogram',
        ...CLASSES.map((most, i) => {
          below += classes[i] ?? 0;
          return `bivouac_choice_seconds_bucket{le="${most}"} ${below}`;
        }),
        `bivouac_choice_seconds_bucket{le="+Inf"} ${times}`,
        `bivouac_choice_seconds_sum ${sum}`,
        `bivouac_choice_seconds_count ${times}`,
        ...gauge('bivouac_sockets', 'Sockets that are open.', sockets),
        ...gauge('bivouac_open_matches', 'Matches that are open on this node.', matches),
        ...gauge('bivouac_draining', '1 if the node is about to go.', draining ? 1 : 0),
        ...gauge(
          'nodejs_eventloop_lag_p50_seconds',
          'Half of the delays of the loop are shorter.',
          lag.percentile(50) / 1e9,
        ),
        ...gauge('nodejs_eventloop_lag_p99_seconds', '99 in 100 are.', lag.percentile(99) / 1e9),
        ...gauge('nodejs_heap_size_used_bytes', 'The heap that is in use.', heapUsed),
        ...gauge('process_resident_memory_bytes', 'All memory of the process.', rss),
        ...gauge('process_start_time_seconds', 'When it began.', Date.now() / 1000 - process.uptime()),
        ...family('process_cpu_seconds_total', 'counter', 'CPU that it has used.', [['', (user + system) / 1e6]]),
      ];
      lag.reset();
      return `${shown.join('\n')}\n`;
    },
    close: () => void lag.disable(),
  };
}

function family(name: string, type: string, help: string, values: Iterable<readonly [string, number]>): string[] {
  const rows = [...values].map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...rows];
}

const gauge = (name: string, help: string, value: number): string[] => family(name, 'gauge', help, [['', value]]);

/** `GET /metrics`, for whoever has the token; without one, for this machine alone. For everybody else there is nothing. */
export function metricsRoute(server: FastifyInstance, token: string | null, text: () => string): void {
  server.get('/metrics', (request, reply) => {
    if (!(token === null ? isHere(request) : isToken(request, token))) throw new Refused(404, 'There is nothing here.');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text());
  });
}

/** Asked by this machine, and for nobody else: what comes through a proxy says so. */
function isHere({ raw, headers }: FastifyRequest): boolean {
  const from = raw.socket.remoteAddress ?? '';
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined);
  return !isPassedOn && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(from);
}

function isToken({ headers }: FastifyRequest, token: string): boolean {
  const said = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(said), hash(token));
}
