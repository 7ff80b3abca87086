// @expect unknown
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
  syscall(SYS_sched_yield); // want "a call of the kernel by its number"
}
