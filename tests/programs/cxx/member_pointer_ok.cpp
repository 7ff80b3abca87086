// @expect verified
// A pointer to a member function says by its lowest bit whether the function is virtual.
#include <cassert>
#include <thread>

struct Account {
  int balance = 0;
  void deposit(int n) { balance += n; }
};

static void twice(Account *a, void (Account::*f)(int)) {
  (a->*f)(1);
  (a->*f)(2);
}

int main() {
  Account a;
  std::thread t(twice, &a, &Account::deposit);
  t.join();
  assert(a.balance == 3);
}
