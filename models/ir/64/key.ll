target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [28 x i8] c"may-fail.pthread_key_create\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"key.count\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"key.live\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"key.destructor\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"key.value\00", align 1
define dso_local i32 @pthread_key_create(i32* noundef nonnull %key, void (i8*)* noundef %destructor) {
entry:
  %call = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i64 noundef 0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  call void @__gsmack_atomic_begin()
  %call2 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0))
  %cmp = icmp eq i64 %call2, 1024
  br i1 %cmp, label %if.then3, label %if.else
if.then3:
  br label %if.end4
if.else:
  %add = add nsw i64 %call2, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i64 noundef %add)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i64 noundef %call2, i64 noundef 1)
  %0 = ptrtoint void (i8*)* %destructor to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i64 noundef %call2, i64 noundef %0)
  %conv = trunc i64 %call2 to i32
  store i32 %conv, i32* %key, align 4
  br label %if.end4
if.end4:
  %error.0 = phi i32 [ 11, %if.then3 ], [ 0, %if.else ]
  call void @__gsmack_atomic_end()
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 11, %if.then ], [ %error.0, %if.end4 ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_key_delete(i32 noundef %key) {
entry:
  call void @__gsmack_atomic_begin()
  %conv = zext i32 %key to i64
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv, i64 noundef 0)
  call void @__gsmack_atomic_end()
  %tobool = icmp ne i64 %call, 0
  %cond = select i1 %tobool, i32 0, i32 22
  ret i32 %cond
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
define dso_local i32 @pthread_setspecific(i32 noundef %key, i8* noundef %value) {
entry:
  call void (i32, ...) @__model_needs(i32 noundef 0, i8* noundef %value)
  call void @__gsmack_atomic_begin()
  %conv = zext i32 %key to i64
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.then, label %if.else
if.then:
  %call1 = call i64 @__gsmack_self()
  %mul = mul i64 %call1, 1024
  %add = add i64 %mul, %conv
  %0 = ptrtoint i8* %value to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0), i64 noundef %add, i64 noundef %0)
  br label %if.end
if.else:
  br label %if.end
if.end:
  %error.0 = phi i32 [ 0, %if.then ], [ 22, %if.else ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
declare dso_local void @__model_needs(i32 noundef, ...)
declare dso_local i64 @__gsmack_self()
define dso_local i8* @pthread_getspecific(i32 noundef %key) {
entry:
  call void @__gsmack_atomic_begin()
  %conv = zext i32 %key to i64
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call1 = call i64 @__gsmack_self()
  %mul = mul i64 %call1, 1024
  %add = add i64 %mul, %conv
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0), i64 noundef %add)
  br label %if.end
if.end:
  %value.0 = phi i64 [ %call3, %if.then ], [ 0, %entry ]
  call void @__gsmack_atomic_end()
  %0 = inttoptr i64 %value.0 to i8*
  ret i8* %0
}
define dso_local void @__model_run_destructors() {
entry:
  %call = call i64 @__gsmack_self()
  br label %do.body
do.body:
  %times.0 = phi i32 [ 0, %entry ], [ %times.1, %land.end ]
  %call1 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0))
  br label %for.cond
for.cond:
  %again.0 = phi i8 [ 0, %do.body ], [ %again.1, %for.inc ]
  %key.0 = phi i64 [ 0, %do.body ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %key.0, %call1
  br i1 %cmp, label %for.body, label %for.end
for.body:
  call void @__gsmack_atomic_begin()
  %mul = mul i64 %call, 1024
  %add = add i64 %mul, %key.0
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0), i64 noundef %add)
  %0 = inttoptr i64 %call2 to i8*
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %land.lhs.true, label %if.end10
land.lhs.true:
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i64 noundef %key.0)
  %tobool4 = icmp ne i64 %call3, 0
  br i1 %tobool4, label %if.then, label %if.end10
if.then:
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i64 0, i64 0), i64 noundef %key.0)
  %1 = inttoptr i64 %call5 to void (i8*)*
  %tobool6 = icmp ne void (i8*)* %1, null
  br i1 %tobool6, label %if.then7, label %if.end
if.then7:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.4, i64 0, i64 0), i64 noundef %add, i64 noundef 0)
  br label %if.end
if.end:
  br label %if.end10
if.end10:
  %destructor.0 = phi void (i8*)* [ %1, %if.end ], [ null, %land.lhs.true ], [ null, %for.body ]
  call void @__gsmack_atomic_end()
  %tobool11 = icmp ne void (i8*)* %destructor.0, null
  br i1 %tobool11, label %if.then12, label %if.end13
if.then12:
  call void %destructor.0(i8* noundef %0)
  br label %if.end13
if.end13:
  %again.1 = phi i8 [ 1, %if.then12 ], [ %again.0, %if.end10 ]
  br label %for.inc
for.inc:
  %inc = add i64 %key.0, 1
  br label %for.cond
for.end:
  br label %do.cond
do.cond:
  %tobool14 = trunc i8 %again.0 to i1
  br i1 %tobool14, label %land.rhs, label %land.end
land.rhs:
  %inc15 = add nsw i32 %times.0, 1
  %cmp16 = icmp slt i32 %inc15, 4
  br label %land.end
land.end:
  %times.1 = phi i32 [ %inc15, %land.rhs ], [ %times.0, %do.cond ]
  %2 = phi i1 [ false, %do.cond ], [ %cmp16, %land.rhs ]
  br i1 %2, label %do.body, label %do.end
do.end:
  ret void
}
