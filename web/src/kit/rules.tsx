import { signal } from '@preact/signals';
import { say } from './words';

/** The rule that is being read beside the table; null when the book is closed. */
export const openedRule = signal<string | null>(null);

/** Opens a rule in a sheet beside the table. */
export function openRule(rule: string): void {
  openedRule.value = rule;
}

/** "BUY-3", or long "Rule PAX-BUY-3": opens that rule. */
export function RuleLink({ rule, long }: { rule: string; long?: boolean }) {
  const short = rule.slice(rule.indexOf('-') + 1);
  return (
    <a class="rule-link" href={`/rules/${gameOf(rule)}#${rule}`} aria-label={long ? undefined : say('web.rule', { rule })}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        openRule(rule);
      }}>
      {long ? say('web.rule', { rule }) : short}
    </a>
  );
}

const GAMES: Record<string, string> = { PAX: 'pax', SP: 'spartacus', MN: 'mare-nostrum' };

/** The game whose rulebook has this rule, by its prefix. */
export function gameOf(rule: string): string {
  const prefix = rule.slice(0, rule.indexOf('-'));
  return GAMES[prefix] ?? prefix.toLowerCase();
}
