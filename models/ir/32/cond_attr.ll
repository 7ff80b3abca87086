target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_condattr_t = type { i32 }
@.str = private unnamed_addr constant [15 x i8] c"condattr.clock\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"condattr.shared\00", align 1
@.str.2 = private unnamed_addr constant [56 x i8] c"pthread_condattr_destroy: the attributes were destroyed\00", align 1
@.str.3 = private unnamed_addr constant [61 x i8] c"pthread_condattr_destroy: the attributes are not initialised\00", align 1
@.str.4 = private unnamed_addr constant [57 x i8] c"pthread_condattr_setclock: the attributes were destroyed\00", align 1
@.str.5 = private unnamed_addr constant [62 x i8] c"pthread_condattr_setclock: the attributes are not initialised\00", align 1
@.str.6 = private unnamed_addr constant [57 x i8] c"pthread_condattr_getclock: the attributes were destroyed\00", align 1
@.str.7 = private unnamed_addr constant [62 x i8] c"pthread_condattr_getclock: the attributes are not initialised\00", align 1
@.str.8 = private unnamed_addr constant [59 x i8] c"pthread_condattr_setpshared: the attributes were destroyed\00", align 1
@.str.9 = private unnamed_addr constant [64 x i8] c"pthread_condattr_setpshared: the attributes are not initialised\00", align 1
@.str.10 = private unnamed_addr constant [59 x i8] c"pthread_condattr_getpshared: the attributes were destroyed\00", align 1
@.str.11 = private unnamed_addr constant [64 x i8] c"pthread_condattr_getpshared: the attributes are not initialised\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
define dso_local i32 @pthread_condattr_init(%union.pthread_condattr_t* noundef nonnull %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i8* noundef %0, i32 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_condattr_destroy(%union.pthread_condattr_t* noundef nonnull %attr) {
entry:
  call void @__gsmack_atomic_begin()
  br label %do.body
do.body:
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.2, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.3, i32 0, i32 0))
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i8* noundef %0, i32 noundef -1)
  br label %do.end
do.end:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_condattr_setclock(%union.pthread_condattr_t* noundef nonnull %attr, i32 noundef %clock) {
entry:
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.4, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.5, i32 0, i32 0))
  %cmp = icmp ne i32 %clock, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %clock, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %clock)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_condattr_getclock(%union.pthread_condattr_t* noundef nonnull %attr, i32* noundef nonnull %clock) {
entry:
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.6, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.7, i32 0, i32 0))
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %clock, align 4
  ret i32 0
}
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define dso_local i32 @pthread_condattr_setpshared(%union.pthread_condattr_t* noundef nonnull %attr, i32 noundef %shared) {
entry:
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.8, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.9, i32 0, i32 0))
  %cmp = icmp ne i32 %shared, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %shared, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %shared)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_condattr_getpshared(%union.pthread_condattr_t* noundef nonnull %attr, i32* noundef nonnull %shared) {
entry:
  %0 = bitcast %union.pthread_condattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.10, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.11, i32 0, i32 0))
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  store i32 %call, i32* %shared, align 4
  ret i32 0
}
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
