target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [17 x i8] c"the value of sin\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"the value of sinf\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"the value of cos\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"the value of cosf\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"the value of tan\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"the value of tanf\00", align 1
@.str.6 = private unnamed_addr constant [18 x i8] c"the value of asin\00", align 1
@.str.7 = private unnamed_addr constant [19 x i8] c"the value of asinf\00", align 1
@.str.8 = private unnamed_addr constant [18 x i8] c"the value of acos\00", align 1
@.str.9 = private unnamed_addr constant [19 x i8] c"the value of acosf\00", align 1
@.str.10 = private unnamed_addr constant [18 x i8] c"the value of atan\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"the value of atanf\00", align 1
@.str.12 = private unnamed_addr constant [18 x i8] c"the value of sinh\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"the value of sinhf\00", align 1
@.str.14 = private unnamed_addr constant [18 x i8] c"the value of cosh\00", align 1
@.str.15 = private unnamed_addr constant [19 x i8] c"the value of coshf\00", align 1
@.str.16 = private unnamed_addr constant [18 x i8] c"the value of tanh\00", align 1
@.str.17 = private unnamed_addr constant [19 x i8] c"the value of tanhf\00", align 1
@.str.18 = private unnamed_addr constant [19 x i8] c"the value of asinh\00", align 1
@.str.19 = private unnamed_addr constant [20 x i8] c"the value of asinhf\00", align 1
@.str.20 = private unnamed_addr constant [19 x i8] c"the value of acosh\00", align 1
@.str.21 = private unnamed_addr constant [20 x i8] c"the value of acoshf\00", align 1
@.str.22 = private unnamed_addr constant [19 x i8] c"the value of atanh\00", align 1
@.str.23 = private unnamed_addr constant [20 x i8] c"the value of atanhf\00", align 1
@.str.24 = private unnamed_addr constant [17 x i8] c"the value of exp\00", align 1
@.str.25 = private unnamed_addr constant [18 x i8] c"the value of expf\00", align 1
@.str.26 = private unnamed_addr constant [18 x i8] c"the value of exp2\00", align 1
@.str.27 = private unnamed_addr constant [19 x i8] c"the value of exp2f\00", align 1
@.str.28 = private unnamed_addr constant [19 x i8] c"the value of expm1\00", align 1
@.str.29 = private unnamed_addr constant [20 x i8] c"the value of expm1f\00", align 1
@.str.30 = private unnamed_addr constant [17 x i8] c"the value of log\00", align 1
@.str.31 = private unnamed_addr constant [18 x i8] c"the value of logf\00", align 1
@.str.32 = private unnamed_addr constant [18 x i8] c"the value of log2\00", align 1
@.str.33 = private unnamed_addr constant [19 x i8] c"the value of log2f\00", align 1
@.str.34 = private unnamed_addr constant [19 x i8] c"the value of log10\00", align 1
@.str.35 = private unnamed_addr constant [20 x i8] c"the value of log10f\00", align 1
@.str.36 = private unnamed_addr constant [19 x i8] c"the value of log1p\00", align 1
@.str.37 = private unnamed_addr constant [20 x i8] c"the value of log1pf\00", align 1
@.str.38 = private unnamed_addr constant [18 x i8] c"the value of cbrt\00", align 1
@.str.39 = private unnamed_addr constant [19 x i8] c"the value of cbrtf\00", align 1
@.str.40 = private unnamed_addr constant [17 x i8] c"the value of erf\00", align 1
@.str.41 = private unnamed_addr constant [18 x i8] c"the value of erff\00", align 1
@.str.42 = private unnamed_addr constant [18 x i8] c"the value of erfc\00", align 1
@.str.43 = private unnamed_addr constant [19 x i8] c"the value of erfcf\00", align 1
@.str.44 = private unnamed_addr constant [19 x i8] c"the value of exp10\00", align 1
@.str.45 = private unnamed_addr constant [20 x i8] c"the value of exp10f\00", align 1
@.str.46 = private unnamed_addr constant [20 x i8] c"the value of tgamma\00", align 1
@.str.47 = private unnamed_addr constant [21 x i8] c"the value of tgammaf\00", align 1
@.str.48 = private unnamed_addr constant [20 x i8] c"the value of lgamma\00", align 1
@.str.49 = private unnamed_addr constant [21 x i8] c"the value of lgammaf\00", align 1
@.str.50 = private unnamed_addr constant [17 x i8] c"the value of pow\00", align 1
@.str.51 = private unnamed_addr constant [18 x i8] c"the value of powf\00", align 1
@.str.52 = private unnamed_addr constant [19 x i8] c"the value of atan2\00", align 1
@.str.53 = private unnamed_addr constant [20 x i8] c"the value of atan2f\00", align 1
@.str.54 = private unnamed_addr constant [19 x i8] c"the value of hypot\00", align 1
@.str.55 = private unnamed_addr constant [20 x i8] c"the value of hypotf\00", align 1
define dso_local double @sin(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %sub = fsub double %x, %x
  %cmp = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, -1.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole double %call, 1.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une double %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local double @__gsmack_nondet_double()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local float @sinf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %sub = fsub float %x, %x
  %cmp = fcmp oeq float %sub, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, -1.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole float %call, 1.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une float %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
declare dso_local float @__gsmack_nondet_float()
define dso_local double @cos(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %sub = fsub double %x, %x
  %cmp = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, -1.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole double %call, 1.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une double %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @cosf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.3, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %sub = fsub float %x, %x
  %cmp = fcmp oeq float %sub, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, -1.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole float %call, 1.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une float %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @tan(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %sub = fsub double %x, %x
  %cmp = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq double %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @tanf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.5, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %sub = fsub float %x, %x
  %cmp = fcmp oeq float %sub, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq float %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @asin(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.6, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oge double %x, -1.000000e+00
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = fcmp ole double %x, 1.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %cmp2 = fcmp oge double %call, -2.000000e+00
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = fcmp ole double %call, 2.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp4 = fcmp une double %call, %call
  %conv = zext i1 %cmp4 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @asinf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.7, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oge float %x, -1.000000e+00
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = fcmp ole float %x, 1.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %cmp2 = fcmp oge float %call, -2.000000e+00
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = fcmp ole float %call, 2.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp4 = fcmp une float %call, %call
  %conv = zext i1 %cmp4 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @acos(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.8, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oge double %x, -1.000000e+00
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = fcmp ole double %x, 1.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %cmp2 = fcmp oge double %call, 0.000000e+00
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = fcmp ole double %call, 4.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp4 = fcmp une double %call, %call
  %conv = zext i1 %cmp4 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @acosf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.9, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oge float %x, -1.000000e+00
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = fcmp ole float %x, 1.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %cmp2 = fcmp oge float %call, 0.000000e+00
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = fcmp ole float %call, 4.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp4 = fcmp une float %call, %call
  %conv = zext i1 %cmp4 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @atan(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.10, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, -2.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole double %call, 2.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une double %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @atanf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.11, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, -2.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole float %call, 2.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une float %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @sinh(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.12, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq double %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @sinhf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq float %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @cosh(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.14, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, 1.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @coshf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.15, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, 1.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @tanh(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.16, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, -1.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole double %call, 1.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une double %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @tanhf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.17, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, -1.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole float %call, 1.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une float %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @asinh(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.18, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq double %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @asinhf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.19, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq float %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @acosh(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.20, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oge double %x, 1.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, 0.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @acoshf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.21, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oge float %x, 1.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, 0.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @atanh(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.22, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oge double %x, -1.000000e+00
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = fcmp ole double %x, 1.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %cmp2 = fcmp oeq double %call, %call
  %conv = zext i1 %cmp2 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une double %call, %call
  %conv4 = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv4, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @atanhf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.23, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oge float %x, -1.000000e+00
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = fcmp ole float %x, 1.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %cmp2 = fcmp oeq float %call, %call
  %conv = zext i1 %cmp2 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une float %call, %call
  %conv4 = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv4, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @exp(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.24, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, 0.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @expf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.25, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, 0.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @exp2(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.26, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, 0.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @exp2f(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.27, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, 0.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @expm1(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.28, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, -1.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @expm1f(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.29, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, -1.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @log(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.30, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oge double %x, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq double %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @logf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.31, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oge float %x, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq float %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @log2(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.32, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oge double %x, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq double %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @log2f(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.33, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oge float %x, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq float %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @log10(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.34, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oge double %x, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq double %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @log10f(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.35, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oge float %x, 0.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq float %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @log1p(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.36, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oge double %x, -1.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq double %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @log1pf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.37, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oge float %x, -1.000000e+00
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq float %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @cbrt(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.38, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq double %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  ret double %call
}
define dso_local float @cbrtf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.39, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oeq float %call, %call
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  ret float %call
}
define dso_local double @erf(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.40, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, -1.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole double %call, 1.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une double %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @erff(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.41, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, -1.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole float %call, 1.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une float %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @erfc(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.42, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, 0.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole double %call, 2.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une double %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @erfcf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.43, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, 0.000000e+00
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = fcmp ole float %call, 2.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp3 = fcmp une float %call, %call
  %conv = zext i1 %cmp3 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @exp10(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.44, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge double %call, 0.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une double %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @exp10f(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.45, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %cmp1 = fcmp oge float %call, 0.000000e+00
  %conv = zext i1 %cmp1 to i32
  br label %cond.end
cond.false:
  %cmp2 = fcmp une float %call, %call
  %conv3 = zext i1 %cmp2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv3, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @tgamma(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.46, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  call void @__gsmack_assume(i1 noundef zeroext true)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @tgammaf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.47, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  call void @__gsmack_assume(i1 noundef zeroext true)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @lgamma(double noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.48, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  call void @__gsmack_assume(i1 noundef zeroext true)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @lgammaf(float noundef %x) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.49, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  call void @__gsmack_assume(i1 noundef zeroext true)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @pow(double noundef %x, double noundef %y) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.50, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  call void @__gsmack_assume(i1 noundef zeroext true)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @powf(float noundef %x, float noundef %y) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.51, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  call void @__gsmack_assume(i1 noundef zeroext true)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @atan2(double noundef %x, double noundef %y) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.52, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = fcmp oeq double %y, %y
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %cmp2 = fcmp oge double %call, -4.000000e+00
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = fcmp ole double %call, 4.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp4 = fcmp une double %call, %call
  %conv = zext i1 %cmp4 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @atan2f(float noundef %x, float noundef %y) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.53, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = fcmp oeq float %y, %y
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %cmp2 = fcmp oge float %call, -4.000000e+00
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = fcmp ole float %call, 4.000000e+00
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.true ], [ %cmp3, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  br label %cond.end
cond.false:
  %cmp4 = fcmp une float %call, %call
  %conv = zext i1 %cmp4 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %conv, %cond.false ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local double @hypot(double noundef %x, double noundef %y) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.54, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp = fcmp oeq double %x, %x
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = fcmp oeq double %y, %y
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %cmp2 = fcmp oge double %call, 0.000000e+00
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = fcmp une double %x, 0.000000e+00
  br i1 %cmp3, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp4 = fcmp une double %y, 0.000000e+00
  br i1 %cmp4, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp5 = fcmp oeq double %call, 0.000000e+00
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %land.rhs ], [ %cmp5, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %cond.true ], [ %0, %lor.end ]
  %land.ext = zext i1 %1 to i32
  br label %cond.end
cond.false:
  %cmp6 = fcmp une double %call, %call
  br i1 %cmp6, label %lor.end9, label %lor.rhs7
lor.rhs7:
  %cmp8 = fcmp ogt double %call, 0.000000e+00
  br label %lor.end9
lor.end9:
  %2 = phi i1 [ true, %cond.false ], [ %cmp8, %lor.rhs7 ]
  %lor.ext = zext i1 %2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %lor.ext, %lor.end9 ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret double %call
}
define dso_local float @hypotf(float noundef %x, float noundef %y) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.55, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call float @__gsmack_nondet_float()
  %cmp = fcmp oeq float %x, %x
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = fcmp oeq float %y, %y
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %cmp2 = fcmp oge float %call, 0.000000e+00
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = fcmp une float %x, 0.000000e+00
  br i1 %cmp3, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp4 = fcmp une float %y, 0.000000e+00
  br i1 %cmp4, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp5 = fcmp oeq float %call, 0.000000e+00
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %land.rhs ], [ %cmp5, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %cond.true ], [ %0, %lor.end ]
  %land.ext = zext i1 %1 to i32
  br label %cond.end
cond.false:
  %cmp6 = fcmp une float %call, %call
  br i1 %cmp6, label %lor.end9, label %lor.rhs7
lor.rhs7:
  %cmp8 = fcmp ogt float %call, 0.000000e+00
  br label %lor.end9
lor.end9:
  %2 = phi i1 [ true, %cond.false ], [ %cmp8, %lor.rhs7 ]
  %lor.ext = zext i1 %2 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %land.ext, %land.end ], [ %lor.ext, %lor.end9 ]
  %tobool = icmp ne i32 %cond, 0
  call void @__gsmack_assume(i1 noundef zeroext %tobool)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %may_complain.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %may_complain.exit
if.then.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call1.i, i32 33, i32 34
  %call2.i = call i32* @__errno_location()
  store i32 %cond.i, i32* %call2.i, align 4
  br label %may_complain.exit
may_complain.exit:
  ret float %call
}
define dso_local void @sincos(double noundef %x, double* noundef %sine, double* noundef %cosine) {
entry:
  %call = call double @sin(double noundef %x)
  store double %call, double* %sine, align 8
  %call1 = call double @cos(double noundef %x)
  store double %call1, double* %cosine, align 8
  ret void
}
define dso_local void @sincosf(float noundef %x, float* noundef %sine, float* noundef %cosine) {
entry:
  %call = call float @sinf(float noundef %x)
  store float %call, float* %sine, align 4
  %call1 = call float @cosf(float noundef %x)
  store float %call1, float* %cosine, align 4
  ret void
}
declare extern_weak dso_local i32* @__errno_location()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
