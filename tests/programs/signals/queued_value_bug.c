// @expect violated
// What comes with a signal, for who waits and for a handler.
#include <assert.h>
#include <signal.h>
#include <unistd.h>

static int x = 5;

static void look(const siginfo_t *info) {
  int *p = info->si_value.sival_ptr;
  if (p == &x)
    *p = 6;
}

static void handler(int number, siginfo_t *info, void *context) {
  assert(number == SIGUSR1 && info->si_signo == number);
  look(info);
}

int main(void) {
  struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
  sigaction(SIGUSR1, &action, 0);
  sigqueue(getpid(), SIGUSR1, (union sigval){.sival_ptr = &x});

  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGRTMIN);
  sigprocmask(SIG_BLOCK, &set, 0);
  if (sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_ptr = &x}))
    return 0;
  siginfo_t info;
  int number = sigwaitinfo(&set, &info);
  assert(number == SIGRTMIN && info.si_signo == number);
  look(&info);
  assert(number == SIGUSR1); // want "SIGUSR1"
}
