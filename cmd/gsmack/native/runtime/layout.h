/* What the runtime and package native share: the memory in which a schedule goes in and what happened
 * comes out. Words are 64 bits. native/process.go has the same numbers. */
#ifndef GSMACK_LAYOUT_H
#define GSMACK_LAYOUT_H
#include <stdint.h>

typedef uint64_t u64;
typedef uint32_t u32;

/* Fixed addresses, so that every execution sees the same ones. */
#define SHARED 0x11000000000ull
#define SHARED_SIZE (64ull << 20)
#define OWN 0x10000000000ull /* the runtime's own state, which no execution restores */
#define OWN_SIZE (8ull << 30)
#define STACKS 0x12000000000ull
#define STACK_SIZE (16ull << 20) /* of address space, a guard page included */
#define ARENA 0x20000000000ull
#define ARENA_SIZE (4ull << 30) /* of a thread */

enum { MAX_THREADS = 256, MAX_TOUCHED = 4096, MAX_CHOICES = 2000, MAX_FRAMES = 24 };

/* In shared memory, from the beginning. */
struct shared {
  u32 turn;      /* 0: the runtime waits; 1: it runs */
  u32 beat;      /* grows with each event */
  u32 flags;     /* see below */
  u32 steps;     /* the most events of an execution */
  u32 prefix;    /* how many steps are given to the execution that runs */
  u32 logged;    /* from which event on its events are logged */
  u32 visible;   /* how many program counters at VISIBLE are those of visible plain accesses */
  u32 settings;  /* how many settings at SETTINGS */
  /* what came out */
  u32 status;    /* see below */
  u32 events;    /* how many there were */
  u64 words;     /* of the log */
  u64 bounds;    /* bits of model bounds that were hit; bit 0: some, their name is in bound */
  u32 open;      /* an input took one of its values only */
  u32 threads;   /* how many there were */
  u32 culprit;   /* the thread that failed, or of a race the second */
  u32 other;     /* of a race the first thread */
  u64 address;   /* of a race or a crash */
  u64 racing[2]; /* the program counters of a race */
  u32 writes[2];
  u32 frames;
  u32 optional;  /* a thread went on by a choice, where by another it would have waited */
  u64 stack[MAX_FRAMES]; /* of the failure */
  char property[64];
  char message[512];
  char bound[64];
  u32 sites;     /* in: how many program counters at SITES are those of transitions by which loops wait */
  u32 depth, length, watched; /* in, with a seed: at depth - 1 of so many events the priority of the thread at work sinks */
  u64 seed;      /* in: not 0, then which thread goes on, and open values, are random */
  u64 bases[2]; /* where the program is loaded, and the object that the runtime is in */
  u32 objects;   /* in: how many ranges of addresses of variables at OBJECTS; watched above: of code at WATCHED, see objects.c */
  u32 asked;     /* in: how many executions at PREFIX */
  u32 done;      /* how many of them were executed */
  u32 ended;     /* an error of memory is about a local object whose life ended */
  u64 object[2], made, freed; /* of an error of memory: the object that it is about, from and to, if it is known; by which calls it was allocated and freed */
  char name[64];              /* of a local one */
};
/* Where the tables lie in shared memory. */
#define PREFIX 0x10000    /* executions: words prefix | logged << 32 and how many follow, then the steps: words thread | choices << 16 | exact << 32,
                             then one word a choice; an exact step may be taken in vain */
#define SETTINGS_AT 0x200000 /* name[56], value */
#define VISIBLE 0x300000  /* words; bit 63: races are benign; ALL, the last one: all others are visible */
#define OBJECTS 0x380000 /* words from, to */
#define WATCHED 0x3e0000 /* words from, to */
#define SITES 0x3f0000 /* words */
#define LOG 0x400000      /* of each execution this struct as it was behind it, then its log */

#define ALL (~0ull)
enum { GIVEN_INPUT = 1000 }; /* the choice of an input that is followed by the halves of its value */
enum { CHECK_RACE = 1, CHECK_MEMORY = 2, CHECK_MISUSE = 4, CHECK_ASSERT = 8, CHECK_LEAK = 16, CHECK_DEADLOCK = 32, DETAIL = 64,
       FOLLOWS = 128 /* an execution of which it is known that it fails */, WAIT_IN_LOOPS = 256 /* loops without effect wait */,
       ALONE = 512 /* one execution, for a debugger */, PLACED = 1024 /* where the objects of the heap lie is chosen */,
       OPENS = 2048 /* an execution may leave files open */,
       BYTEWISE = 4096 /* copies are as many steps as bytes, also where a counterexample is followed */,
       INPUT_STEPS = 8192 /* what the program asks for is a step, so that rounds that do no more are seen */ };

enum status {
  COMPLETE, /* nobody can go on, which is as it should be */
  FAILED,
  BLOCKED,   /* the last step of the prefix cannot be taken */
  LOOPS,     /* a loop waits by the transition at address, which is not among the sites */
  CUT,       /* more events than there may be */
  UNMODELLED,
  DIVERGED, /* the prefix does not fit: the program is not deterministic */
  PRUNED,   /* an assumption stopped a thread */
  POLLS     /* a thread goes round for ever by the plain read at address, which is no step yet */
};

/* Records of the log: a header word kind | thread << 8 | threads started << 16 | touched << 24 | choices << 40 | the first of them << 56, the
 * program counter, a context, for EVENT the choices (value | domain << 32), the touched places (group, cell,
 * mask | write << 8 | ghost family << 16, before, after), and with DETAIL how the thread stood, a count of frames and they. */
enum record { EVENT = 1, WAITING, PENDING };
enum { IS_SECTION = 1, IS_EXIT = 2, IS_AWAIT = 4, VARIES = 8, IS_PRUNED = 16, IS_PLAIN = 32 }; /* the low bits of the context word; IS_AWAIT of WAITING: it waits whatever it chooses */
#endif
