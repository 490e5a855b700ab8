import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { me } from '../api/session';
import { Emblem, Icon, isDark, language, LANGUAGES, Menu, OWN_NAMES, say, speak, toggleLamp, type Language } from '../kit';
import { here } from '../router';
import '../styles/frame.css';

/** The word mark, with a wheel of a cart as on the mosaics. It leads home. */
export function Mark({ alone }: { alone?: boolean }) {
  return (
    <a class="mark" href="/" aria-label={say('web.home')}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <g fill="none" stroke="currentColor" stroke-width="2">
          <circle cx="13" cy="13" r="12" />
          <circle cx="13" cy="13" r="6.5" />
          <path d="M13 1v5.5M13 19.5V25M1 13h5.5M19.5 13H25M4.5 4.5l4 4M17.5 17.5l4 4M21.5 4.5l-4 4M8.5 17.5l-4 4" />
        </g>
      </svg>
      {!alone && <span>LUDUS</span>}
    </a>
  );
}

function LanguagePick({ short }: { short?: boolean }) {
  return (
    <label class={`pick lang${short ? ' short' : ''}`}>
      <Icon name="globe" />
      <span class="vh">{say('web.language')}</span>
      <select value={language.value} onChange={(event) => void speak(event.currentTarget.value as Language)}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {short ? one.toUpperCase() : OWN_NAMES[one]}
          </option>
        ))}
      </select>
      {!short && <Icon name="down" class="caret" />}
    </label>
  );
}

function Lamp() {
  return (
    <button type="button" class="pick" aria-label={say(isDark.value ? 'web.lamp.day' : 'web.lamp.night')} onClick={toggleLamp}>
      <Icon name="lamp" />
    </button>
  );
}

/** Language and lamp in the bar of a table, where there is room for them. */
export function DeskPicks() {
  return (
    <>
      <span class="not-phone">
        <LanguagePick short />
      </span>
      <span class="not-phone">
        <Lamp />
      </span>
    </>
  );
}

function NavLink({ href, page, children }: { href: string; page: string; children: ComponentChildren }) {
  return (
    <a class="pick" href={href} aria-current={here.value.page === page ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** The bar of all pages but the table's. */
export function TopBar() {
  const name = me.value?.name;
  return (
    <header class="top">
      <Mark />
      <nav aria-label={say('web.nav')}>
        <NavLink href="/tables" page="tables">{say('web.tables')}</NavLink>
        <NavLink href="/rules/pax" page="rules">{say('web.rules')}</NavLink>
      </nav>
      <span class="grow" />
      <LanguagePick />
      <Lamp />
      <a class="pick acct" href="/account">
        {name ? <Emblem seat={1} size="s" /> : <Icon name="person" />}
        <span>{name ?? say('web.account')}</span>
      </a>
      <Menu class="only-phone" label={say('web.menu')}
        items={[
          { label: say('web.tables'), icon: 'people', href: '/tables' },
          { label: say('web.rules'), icon: 'book', href: '/rules/pax' },
          { label: name ?? say('web.account'), icon: 'person', href: '/account' },
          { label: say('web.fair.title'), icon: 'shield', href: '/fair' },
        ]}>
        <Icon name="menu" />
      </Menu>
    </header>
  );
}

/** A page of text or lists: the top bar, a title, and a column. */
export function PlainPage({ title, children, wide }: { title: string; children: ComponentChildren; wide?: boolean }) {
  useTitle(title);
  return (
    <>
      <TopBar />
      <main id="main" class={`column${wide ? ' wide' : ''}`} tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
      <Foot />
    </>
  );
}

export function Foot() {
  return (
    <footer class="foot">
      <span>{say('web.free')}</span>
      <a href="/fair">{say('web.fair.title')}</a>
      <a href="/credits">{say('web.credits.title')}</a>
    </footer>
  );
}

/** What stands in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Ludus` : 'Ludus';
  }, [title]);
}
