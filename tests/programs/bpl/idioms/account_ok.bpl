// @expect verified
// What is paid in and out in atomic sections adds up.
var balance: int;
var paidIn, paidOut: bool;

procedure main()
{
  var opening, amount: int;

  balance := opening;
  paidIn := false;
  paidOut := false;
  async call payIn(amount);
  async call payOut(amount);
  async call audit(opening);
}

procedure payIn(amount: int)
{
  atomic { balance := balance + amount; paidIn := true; }
}

procedure payOut(amount: int)
{
  atomic { balance := balance - amount; paidOut := true; }
}

procedure audit(opening: int)
{
  if (paidIn && paidOut) {
    assert balance == opening;
  }
}
