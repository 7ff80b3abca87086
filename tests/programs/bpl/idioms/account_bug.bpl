// @expect violated
// One payment overwrites the other: reading and writing the balance are two steps.
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
  balance := balance + amount;
  paidIn := true;
}

procedure payOut(amount: int)
{
  balance := balance - amount;
  paidOut := true;
}

procedure audit(opening: int)
{
  if (paidIn && paidOut) {
    assert balance == opening; // want "balance == opening"
  }
}
