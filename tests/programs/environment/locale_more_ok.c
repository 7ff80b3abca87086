// @expect verified
// Catalogues, locales and their conventions.
#define _GNU_SOURCE
#include <assert.h>
#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

int main(void) {
  assert(strcmp(dgettext("d", "a"), "a") == 0 && strcmp(dcgettext("d", "a", LC_MESSAGES), "a") == 0);
  assert(strcmp(dngettext("d", "a", "b", 1), "a") == 0 && strcmp(dcngettext("d", "a", "b", 3, LC_MESSAGES), "b") == 0);
  textdomain("d");
  bindtextdomain("d", "/");
  bind_textdomain_codeset("d", "UTF-8");
  locale_t made = newlocale(LC_ALL_MASK, "C", 0);
  if (made) {
    locale_t copy = duplocale(made);
    if (copy)
      freelocale(copy);
    freelocale(made);
  }
  assert(localeconv() == localeconv() && nl_langinfo(CODESET) != 0);
  fputwc(L'a', stdout);
  putwc(L'\n', stdout);
}
