/* getopt and getopt_long as in glibc: options are found among the operands, which come last in the end; where the
 * environment says POSIXLY_CORRECT, or the list begins with +, the first operand ends them. What it
 * prints about faults is of no interest. */
#include <getopt.h>
#include <string.h>
#include <unistd.h>

#include "gsmack.h"

char *optarg;
int optind = 1, opterr = 1, optopt = '?';

static const char *rest; /* of an argument with several options: what is left */
static int first, last;  /* the operands that were passed over: from first, to before last */
static _Bool begun, correct; /* correct: POSIXLY_CORRECT is set */

static inline _Bool is_option(const char *argument) {
  return argument[0] == '-' && argument[1];
}

/* Puts the options that stand after the operands that were passed over before them. */
static inline void operands_last(char **argv) {
  int operands = last - first;
  for (; last < optind; first++, last++) {
    char *option = argv[last];
    for (int i = 0; i < operands; i++)
      argv[last - i] = argv[last - i - 1];
    argv[first] = option;
  }
}

/* Goes on to the next argument with options: 0. If there is none: what getopt returns. */
static inline int advance(int argc, char **argv, char order) {
  if (last > optind)
    last = optind;
  if (first > last)
    first = last;
  operands_last(argv);
  while (!order && optind < argc && !is_option(argv[optind]))
    optind++;
  last = optind;
  if (optind < argc && !strcmp(argv[optind], "--")) {
    optind++;
    operands_last(argv);
    last = argc;
    optind = first;
    return -1;
  }
  if (optind >= argc) {
    optind = first;
    return -1;
  }
  if (is_option(argv[optind])) {
    rest = argv[optind] + 1;
    return 0;
  }
  if (order == '+')
    return -1;
  optarg = argv[optind++];
  return 1;
}

/* A long option, which rest begins with the second dash of. It has the name that the argument says, or is the
 * only one whose name begins so. */
static inline int long_option(int argc, char *const argv[],
                              const struct option *longs, int *index,
                              int missing) {
  const char *name = rest + 1;
  size_t length = 0;
  const struct option *found = 0;
  _Bool several = 0;
  while (name[length] && name[length] != '=')
    length++;
  for (const struct option *o = longs; o->name; o++)
    if (!strncmp(o->name, name, length)) {
      if (!o->name[length]) {
        found = o;
        several = 0;
        break;
      }
      if (!found)
        found = o;
      else if (found->has_arg != o->has_arg || found->flag != o->flag ||
               found->val != o->val)
        several = 1;
    }
  rest = 0;
  optind++;
  if (!found || several) {
    optopt = 0;
    return '?';
  }
  if (name[length] && !found->has_arg) {
    optopt = found->val;
    return '?';
  }
  if (name[length]) {
    optarg = (char *)name + length + 1;
  } else if (found->has_arg == required_argument) {
    if (optind >= argc) {
      optopt = found->val;
      return missing;
    }
    optarg = argv[optind++];
  }
  if (index)
    *index = (int)(found - longs);
  if (!found->flag)
    return found->val;
  *found->flag = found->val;
  return 0;
}

static inline int next_option(int argc, char *const argv[],
                              const char *options, const struct option *longs,
                              int *index) {
  if (!begun || !optind) {
    if (!optind)
      optind = 1;
    first = last = optind;
    rest = 0;
    correct = __gsmack_nondet_bool();
    begun = 1;
  }
  char order = *options == '+' || *options == '-' ? *options++ : correct ? '+' : 0;
  char missing = *options == ':' ? ':' : '?';
  optarg = 0;
  if (!rest || !*rest) {
    int end = advance(argc, (char **)argv, order);
    if (end)
      return end;
  }
  if (longs && *rest == '-' && rest == argv[optind] + 1)
    return long_option(argc, argv, longs, index, missing);
  char option = *rest++;
  const char *entry = strchr(options, option);
  if (!*rest)
    optind++;
  if (!entry || option == ':' || option == ';') {
    optopt = option;
    return '?';
  }
  if (entry[0] == 'W' && entry[1] == ';')
    __gsmack_unknown("long options of getopt");
  if (entry[1] != ':')
    return option;
  if (*rest) {
    optarg = (char *)rest;
    optind++;
  } else if (entry[2] != ':') {
    if (optind >= argc) {
      optopt = option;
      option = missing;
    } else {
      optarg = argv[optind++];
    }
  }
  rest = 0;
  return option;
}

int getopt(int argc, char *const argv[], const char *options) {
  return next_option(argc, argv, options, 0, 0);
}

int getopt_long(int argc, char *const argv[], const char *options,
                const struct option *longs, int *index) {
  return next_option(argc, argv, options, longs, index);
}
