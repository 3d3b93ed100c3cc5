import type { MailColours } from './mail-colours.ts'

/** Styles of mails in a site's colours. Gmail and Outlook know no grid, custom property or transform. */
export const mailStyle = ({ light, dark }: MailColours): string => `
      :root { color-scheme: light dark; }
      body {
        margin: 0;
        padding: 24px 12px;
        background: ${light.paper};
        color: ${light.ink};
        font: 17px/1.5 Figtree, 'Helvetica Neue', Arial, sans-serif;
      }
      p { margin: 0 0 16px; }
      .preview { display: none; }
      .sheet, .foot { max-width: 520px; margin: 0 auto; }
      .sheet { padding: 24px; background: ${light.surface}; border-radius: 14px; }
      .site { margin: 0 0 24px; font: 600 19px/32px Fraunces, Georgia, serif; }
      .mark, .face, .small {
        display: inline-block;
        background: ${light.ember};
        color: ${light.onEmber};
        text-align: center;
      }
      .mark { width: 32px; height: 32px; margin: 0 8px 0 0; border-radius: 7px; vertical-align: middle; }
      .face, .small { border-radius: 50%; background: ${light.emberSoft}; color: ${light.emberText}; }
      .face { width: 80px; font: 600 32px/80px Fraunces, Georgia, serif; }
      .small { width: 32px; margin: 0 10px 0 0; font: 600 15px/32px Fraunces, Georgia, serif; vertical-align: middle; }
      img.face, img.small { object-fit: cover; }
      img.face { display: block; height: 80px; }
      .pair { display: block; width: 100%; max-width: 472px; height: auto; border-radius: 14px; }
      .line { margin: 0 0 24px; font: 400 23px/1.35 Fraunces, Georgia, serif; overflow-wrap: anywhere; }
      h1 { margin: 0 0 16px; font: 600 26px/1.25 Fraunces, Georgia, serif; overflow-wrap: anywhere; }
      h2 { margin: 24px 0 8px; font: 600 19px/1.35 Fraunces, Georgia, serif; }
      a { color: ${light.trustText}; }
      .label { padding: 8px 12px; background: ${light.trustSoft}; color: ${light.trustText}; border-radius: 10px; }
      blockquote { margin: 0 0 24px; padding: 0 0 0 16px; border-left: 3px solid ${light.trust}; overflow-wrap: anywhere; }
      dl { margin: 0 0 24px; padding: 16px; background: ${light.trustSoft}; border-radius: 10px; }
      .people { background: ${light.emberSoft}; }
      .people dt { line-height: 32px; }
      .people dd { line-height: 32px; }
      .people .small { background: ${light.surface}; }
      .row { display: flex; justify-content: space-between; gap: 16px; margin: 0 0 8px; }
      .row:last-child { margin: 0; }
      dt { flex: 0 1 auto; font-size: 15px; }
      dd { flex: 0 0 auto; max-width: 70%; margin: 0; font-size: 15px; font-weight: 600; text-align: right; overflow-wrap: anywhere; }
      .long { display: block; }
      .long dd { max-width: none; text-align: left; }
      .sum { padding: 8px 0; border-top: 1px solid ${light.trust}; }
      .sum dt, .sum dd { font-size: 19px; font-weight: 600; }
      .action { margin: 24px 0; }
      .button {
        display: inline-block;
        padding: 14px 24px;
        background: ${light.ember};
        color: ${light.onEmber};
        border-radius: 14px;
        font-weight: 600;
        text-decoration: none;
      }
      .trust { background: ${light.trust}; color: ${light.onTrust}; }
      .foot { padding: 16px 24px; color: ${light.muted}; font-size: 13px; }
      .foot a { color: ${light.muted}; overflow-wrap: anywhere; }
      @media (prefers-color-scheme: dark) {
        body { background: ${dark.paper}; color: ${dark.ink}; }
        .sheet { background: ${dark.surface}; }
        .button { background: ${dark.ember}; color: ${dark.onEmber}; }
        .face, .small { background: ${dark.emberSoft}; color: ${dark.emberText}; }
        a { color: ${dark.trustText}; }
        .label { background: ${dark.trustSoft}; color: ${dark.trustText}; }
        blockquote { border-color: ${dark.trust}; }
        dl { background: ${dark.trustSoft}; }
        .people { background: ${dark.emberSoft}; }
        .people .small { background: ${dark.surface}; }
        .trust { background: ${dark.trust}; color: ${dark.onTrust}; }
        .sum { border-color: ${dark.trust}; }
        .foot, .foot a { color: ${dark.muted}; }
      }
    `
