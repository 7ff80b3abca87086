target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define dso_local i32 @rand() local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sgt i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  ret i32 %call.i
}
define dso_local void @srand(i32 noundef %seed) local_unnamed_addr {
entry:
  ret void
}
define dso_local i32 @rand_r(i32* nocapture noundef writeonly %seed) local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  store i32 %call, i32* %seed, align 4
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sgt i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  ret i32 %call.i
}
declare dso_local i32 @__gsmack_nondet_uint() local_unnamed_addr
define dso_local i32 @random() local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sgt i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  ret i32 %call.i
}
define dso_local void @srandom(i32 noundef %seed) local_unnamed_addr {
entry:
  ret void
}
define dso_local i32 @lrand48() local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sgt i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  ret i32 %call.i
}
define dso_local void @srand48(i32 noundef %seed) local_unnamed_addr {
entry:
  ret void
}
define dso_local double @drand48() local_unnamed_addr {
entry:
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oge double %call, 0.000000e+00
  %cmp1 = fcmp olt double %call, 1.000000e+00
  %0 = and i1 %cmp, %cmp1
  call void @__gsmack_assume(i1 noundef zeroext %0)
  ret double %call
}
declare dso_local double @__gsmack_nondet_double() local_unnamed_addr
declare dso_local void @__gsmack_assume(i1 noundef zeroext) local_unnamed_addr
declare dso_local i32 @__gsmack_nondet_int() local_unnamed_addr
