target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [38 x i8] c"pthread_cancel: the thread was joined\00", align 1
@.str.1 = private unnamed_addr constant [53 x i8] c"pthread_cancel: the thread is detached and has ended\00", align 1
@.str.2 = private unnamed_addr constant [40 x i8] c"pthread_cancel: there is no such thread\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"cancel.requested\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"cancel.state\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.7 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"thread.identity\00", align 1
@.str.9 = private unnamed_addr constant [18 x i8] c"thread-identities\00", align 1
define dso_local i32 @pthread_cancel(i32 noundef %thread) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i32 0, i32 0), i32 noundef %thread)
  %cmp.i = icmp ne i32 %call.i, 0
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %thread, 1
  br label %lor.end.i
lor.end.i:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.2, i32 0, i32 0))
  %cmp2.i = icmp ne i32 %call.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i32 0, i32 0))
  %cmp3.i = icmp ne i32 %call.i, 2
  br i1 %cmp3.i, label %thread_require.exit, label %lor.rhs4.i
lor.rhs4.i:
  %call5.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.7, i32 0, i32 0), i32 noundef %thread)
  %tobool.i = icmp ne i32 %call5.i, 0
  %lnot.i = xor i1 %tobool.i, true
  br label %thread_require.exit
thread_require.exit:
  %1 = phi i1 [ true, %lor.end.i ], [ %lnot.i, %lor.rhs4.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.1, i32 0, i32 0))
  %cmp = icmp eq i32 %call.i, 3
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i32 %call.i, 0
  br i1 %cmp1, label %land.lhs.true, label %if.else
land.lhs.true:
  %cmp2 = icmp ne i32 %thread, 1
  br i1 %cmp2, label %if.then, label %if.else
if.then:
  br label %if.end
if.else:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i32 0, i32 0), i32 noundef %thread, i32 noundef 1)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 3, %if.then ], [ 0, %if.else ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define weak dso_local zeroext i1 @__model_cancel_due() {
entry:
  %call = call i32 @__gsmack_self()
  %call.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.9, i32 0, i32 0), i32 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i32))
  %cmp.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_identity.exit
if.end.i:
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i32 noundef %call)
  %tobool.i = icmp ne i32 %call1.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call1.i, %cond.true.i ], [ %call, %cond.false.i ]
  br label %thread_identity.exit
thread_identity.exit:
  %retval.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %call, %if.then.i ]
  %call2 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i32 0, i32 0), i32 noundef %retval.0.i)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %call3 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call)
  %cmp = icmp eq i32 %call3, 0
  br label %land.end
land.end:
  %0 = phi i1 [ false, %thread_identity.exit ], [ %cmp, %land.rhs ]
  ret i1 %0
}
declare dso_local i32 @__gsmack_self()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
define weak dso_local void @__model_cancel_point() {
entry:
  call void @__gsmack_atomic_begin()
  %call = call zeroext i1 @__model_cancel_due()
  call void @__gsmack_atomic_end()
  br i1 %call, label %if.then, label %if.end
if.then:
  call void @__model_cancel_end()
  br label %if.end
if.end:
  ret void
}
define weak dso_local void @__model_cancel_end() {
entry:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call, i32 noundef 1)
  call void @pthread_exit(i8* noundef inttoptr (i32 -1 to i8*))
  unreachable
}
declare dso_local void @pthread_exit(i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_compares_identities()
