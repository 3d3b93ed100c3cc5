/** How letters look: paper, ink, and one ember button; by night as well. */
export const MAIL_STYLE = `
      :root { color-scheme: light dark; }
      body {
        margin: 0;
        padding: 24px 12px;
        background: #FBF7F2;
        color: #221B17;
        font: 17px/1.5 Figtree, 'Helvetica Neue', Arial, sans-serif;
      }
      p { margin: 0 0 16px; }
      .sheet, .foot { max-width: 520px; margin: 0 auto; }
      .sheet { padding: 24px; background: #FFFFFF; border-radius: 14px; }
      .site { font: 600 21px/1.2 Fraunces, Georgia, serif; }
      h1 { margin: 0 0 16px; font: 600 21px/1.35 Fraunces, Georgia, serif; }
      .label { padding: 8px 12px; background: #DDEFEC; color: #0E5A57; border-radius: 6px; }
      dl { margin: 0 0 16px; padding: 12px; background: #DDEFEC; color: #0E5A57; border-radius: 6px; }
      .row { display: flex; justify-content: space-between; gap: 16px; margin: 0 0 8px; }
      .row:last-child { margin: 0; }
      dt { flex: 0 1 auto; font-size: 15px; }
      dd { flex: 0 1 auto; margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere; }
      .sum { padding: 8px 0; border-top: 1px solid #0E5A57; font-size: 21px; }
      .sum dt { font-size: 17px; font-weight: 600; }
      .button {
        display: inline-block;
        padding: 12px 24px;
        background: #C8371F;
        color: #FFFFFF;
        border-radius: 999px;
        font-weight: 600;
        text-decoration: none;
      }
      .trust { background: #0E5A57; }
      .foot { padding: 16px 24px; color: #6B5E55; font-size: 13px; }
      .foot a { color: #6B5E55; overflow-wrap: anywhere; }
      @media (prefers-color-scheme: dark) {
        body { background: #171210; color: #F6EEE6; }
        .sheet { background: #221B18; }
        .label, dl { background: #12302E; color: #6FCFC6; }
        .button { background: #FF7A5C; color: #2A0D06; }
        .trust { background: #6FCFC6; color: #0F0B0A; }
        .sum { border-color: #6FCFC6; }
        .foot, .foot a { color: #B8A89B; }
      }
    `
