export { announce, LiveRegion } from './announce';
export { Badge, LevelBars, LEVELS } from './Badge';
export { Button, ButtonLink } from './Button';
export { Coin, Plaque } from './Coin';
export { Dialog, Sheet } from './Dialog';
export { Emblem, emblemName, EMBLEMS, OpenSeat, seatClass } from './Emblem';
export { Segments, Select, TextField, Toggle, type Choice } from './Field';
export { GameIcon, Icon, iconSet, type IconName } from './Icon';
export { Away, lazy } from './lazy';
export { Menu, type MenuItem } from './Menu';
export { endMotion, forgetPlaces, run, usePlace, useTravel } from './motion';
export { notice, Notices } from './Notice';
export { closePopover, openPopover, openWhyNot, PopoverHost } from './Popover';
export { openRule, RuleLink } from './rules';
export { botPause, motion, prefersStillness } from './settings';
export { isDark, theme, toggleLamp } from './theme';
export { addWords, canSay, language, LANGUAGES, listed, locale, OWN_NAMES, say, speak, tell } from './words';
export type { CatalogueFiles, Language, Names } from './words';
<<<<<<< HEAD
export { useLines } from './zone';
=======
export { useZone } from './zone';
>>>>>>> sp-page
