// @expect violated
// A pointer to a member function that may be virtual, or none.
#include <cassert>
#include <thread>

struct Account {
  int balance = 0;
  virtual void charge() { balance--; }
  virtual void deposit(int n) { balance += n; }
  void twice(int n) { balance += 2 * n; }
  virtual ~Account() {}
};

struct Savings : Account {
  void deposit(int n) override { balance += n + 1; }
};

using Change = void (Account::*)(int);

static void change(Account *a, Change f) {
  if (f)
    (a->*f)(3);
}

int main() {
  Savings s;
  Account a;
  std::thread t([&s] {
    change(&s, &Account::deposit);
    change(&s, &Account::twice);
    change(&s, nullptr);
  });
  change(&a, &Account::deposit);
  t.join();
  assert(s.balance == 9); // want "s.balance == 9"
  assert(a.balance == 3);
}
