target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define dso_local i32 @rand() {
entry:
  %call.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i = icmp sge i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}
define dso_local void @srand(i32 noundef %seed) {
entry:
  ret void
}
define dso_local i32 @rand_r(i32* noundef %seed) {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  store i32 %call, i32* %seed, align 4
  %call.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i = icmp sge i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @random() {
entry:
  %call.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i = icmp sge i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}
define dso_local void @srandom(i32 noundef %seed) {
entry:
  ret void
}
define dso_local i32 @lrand48() {
entry:
  %call.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i = icmp sge i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}
define dso_local void @srand48(i32 noundef %seed) {
entry:
  ret void
}
define dso_local double @drand48() {
entry:
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oge double %call, 0.000000e+00
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = fcmp olt double %call, 1.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  ret double %call
}
declare dso_local double @__gsmack_nondet_double()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i64 @__gsmack_nondet_longlong()
